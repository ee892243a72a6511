/** Browsers find a form's controls by their names (HTML, "The form element"); jsdom does so only in `elements`. */
for (const name of ['missing', 'requestId', 'website'])
  Object.defineProperty(HTMLFormElement.prototype, name, {
    configurable: true,
    get(this: HTMLFormElement) {
      return this.elements.namedItem(name) ?? undefined;
    },
  });
