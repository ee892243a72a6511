/**
 * Before the first picture. Marks each one (src/components/Picture.astro) once the browser is done with it. Neither event
 * bubbles, and `load` never reaches the window: they are heard on their way down from the document.
 */
for (const type of ['load', 'error'])
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset['is'] = type;
    },
    true,
  );

export {};
