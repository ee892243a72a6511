/** Browsers find a form's controls by their names (HTML, "The form element"); jsdom does so only in `elements`. */
for (const name of ['missing', 'requestId', 'send', 'website'])
  Object.defineProperty(HTMLFormElement.prototype, name, {
    configurable: true,
    get(this: HTMLFormElement) {
      return this.elements.namedItem(name) ?? undefined;
    },
  });

/** Browsers make a global of an element's id (HTML, "Named access on the Window object"); jsdom does so in scripts of a page. */
Object.defineProperty(globalThis, 'cookie-banner', {
  configurable: true,
  get: () => document.getElementById('cookie-banner') ?? undefined,
});
