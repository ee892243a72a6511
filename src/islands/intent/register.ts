import type { ClientDirective } from 'astro';
import intent from './directive.ts';

declare global {
  interface Window {
    /** Where Astro's element looks for a directive by its name. */
    Astro?: { intent?: ClientDirective };
  }
}

window.Astro = { ...window.Astro, intent };
