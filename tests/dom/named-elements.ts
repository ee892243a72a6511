/** Browsers find a form's controls by their names (HTML, "The form element"); jsdom does so only in `elements`. */
for (const name of ['missing', 'requestId', 'send', 'website'])
  Object.defineProperty(HTMLFormElement.prototype, name, {
    configurable: true,
    get(this: HTMLFormElement) {
      return this.elements.namedItem(name) ?? undefined;
    },
  });

/** Browsers make a global of an element's id (HTML, "Named access on the Window object"); jsdom does so in scripts of a page. */
for (const id of ['cookie-banner', 'inside'])
  Object.defineProperty(globalThis, id, {
    configurable: true,
    get: () => document.getElementById(id) ?? undefined,
  });
