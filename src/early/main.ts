import { showBanner } from './consent.ts';
import { checkGates } from './gate.ts';
import './intent.ts';
import { takeFonts } from './fonts.ts';

checkGates();
showBanner();
takeFonts();
