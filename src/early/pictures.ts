/** Marks each picture (src/components/Picture.astro) once the browser has it, or has lost it. */
for (const picture of document.images) {
  const mark = (state: 'load' | 'error') => (): void => {
    picture.dataset['is'] = state;
  };
  picture.decode().then(mark('load'), mark('error'));
}

export {};
