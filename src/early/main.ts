import { showBanner } from './consent.ts';
import { takeFonts } from './fonts.ts';
import { checkGates } from './gate.ts';
import './intent.ts';

// Each in a task of its own: a tap that comes meanwhile is answered between them.
setTimeout(checkGates);
setTimeout(takeFonts);
// What comes after the script in the page makes room for the banner. The last: it fails where a content blocker has
// removed it.
showBanner();
