import { showBanner } from './consent.ts';
import { checkGates } from './gate.ts';
import './intent.ts';
import { takeFonts } from './fonts.ts';

checkGates();
takeFonts();
// The last: it fails where a content blocker has removed the banner.
showBanner();
