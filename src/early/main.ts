import { askForChoice } from './consent.ts';
import { takeFonts } from './fonts.ts';
import { checkGates } from './gate.ts';
import './intent.ts';
import { later } from './later.ts';

// At once: fonts that the browser has already are there for the first paint.
takeFonts();
later(checkGates);
later(askForChoice);
