/**
 * Sveltia follows the browser's language, and its forms are Italian here. It reads this when it is loaded: import this
 * module before it.
 */
Object.defineProperties(navigator, { language: { value: 'it' }, languages: { value: ['it'] } });
