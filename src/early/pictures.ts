/**
 * For pages with pictures (src/components/Picture.astro), before the first of them: marks each one once the browser is
 * done with it. Neither event bubbles: they are heard on their way down, and `load` never reaches the window.
 */
['load', 'error'].map((type) =>
  document.addEventListener(type, (event) => ((event.target as HTMLElement).dataset['is'] = type), true),
);

export {};
