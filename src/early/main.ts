import { showBanner } from './consent.ts';
import { takeFonts } from './fonts.ts';
import { checkGates } from './gate.ts';
import './intent.ts';
import { later } from './later.ts';

// At once: fonts that the browser has already are there for the first paint.
takeFonts();
later(checkGates);
// What comes after the script in the page makes room for the banner. The last: it fails where a content blocker has
// removed it.
showBanner();
