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
// Takes the answer that the address names out of the group of its questions (`<details name>`): the browser would close it
// when another question is tapped, and move that question away from the finger. React closes it and corrects the place
// (src/islands/faq/Details.tsx).
afterFrame(() => document.querySelector('details:has(:target)')?.removeAttribute('name'));
// When no session service is configured, the build drops this call and the code behind it.
if (import.meta.env.PUBLIC_AUTH_URL) afterFrame(wakeSession);
