import { watchGates } from './gate.ts';
import { watchIntent } from './intent.ts';
import { closeMenuOnJump } from './menu.ts';

watchGates();
watchIntent();
closeMenuOnJump();
