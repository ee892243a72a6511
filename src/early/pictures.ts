/**
 * For pages with pictures (src/components/Picture.astro): marks each one once the browser is done with it, also those
 * that were done before anyone listened.
 */
const mark = (picture: HTMLImageElement): void => {
  picture.dataset['state'] = picture.naturalWidth ? 'load' : 'error';
};

// Neither event bubbles: they are heard on their way down. Scripts and sheets do not mind the mark.
for (const type of ['load', 'error'])
  document.addEventListener(type, (event) => mark(event.target as HTMLImageElement), true);
for (const picture of document.images) if (picture.complete) mark(picture);

export {};
