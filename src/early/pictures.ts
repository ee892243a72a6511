/** Marks each picture (src/components/Picture.astro) once the browser has it, or has lost it. */
export const watchPictures = (): void => {
  for (const picture of document.images)
    picture
      .decode()
      .then(
        () => 'load',
        () => 'error',
      )
      .then((is) => {
        picture.dataset['is'] = is;
      });
};
