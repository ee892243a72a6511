import { keepCampaign, takeFonts, wakeSession } from './arrival.ts';
import { watchChoice } from './banner.ts';
import { afterFrame } from './events.ts';
import { watchForms } from './gate.ts';
import { watchReaches } from './wake.ts';

watchReaches();
// At once: fonts that the browser has already are there for the first paint.
takeFonts();
// A look into the browser's storage waits for another process: not before the first paint.
afterFrame(watchForms);
afterFrame(watchChoice);
afterFrame(keepCampaign);
// Where no service is configured the build drops this, and what it needs.
if (import.meta.env.PUBLIC_AUTH_URL) afterFrame(wakeSession);
