import { takeFonts, wakeSession, wakeWaiting } from './arrival.ts';
import { watchChoice } from './banner.ts';
import { afterFrame } from './events.ts';
import { watchForms } from './gate.ts';
import { watchReaches } from './wake.ts';

watchReaches();
// Not delayed, so that the first paint can use fonts that the browser already has.
takeFonts();
// Reading the browser's storage can block on another process, so it waits until after the first paint.
afterFrame(watchForms);
afterFrame(watchChoice);
afterFrame(wakeWaiting);
// When no session service is configured, the build drops this call and the code behind it.
if (import.meta.env.PUBLIC_AUTH_URL) afterFrame(wakeSession);
