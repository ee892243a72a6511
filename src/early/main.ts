import { watchConsent } from './consent.ts';
import { watchGates } from './gate.ts';
import { watchIntent } from './intent.ts';

watchGates();
watchIntent();
watchConsent();
