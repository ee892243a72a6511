/**
 * Before the first picture. Marks each one (src/components/Picture.astro) once the browser is done with it; neither event
 * bubbles, so they are heard on their way down.
 */
for (const type of ['load', 'error'])
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset['is'] = type;
    },
    { capture: true },
  );

export {};
