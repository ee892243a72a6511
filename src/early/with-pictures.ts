/**
 * The early script of a page with pictures. It also hides each picture that fails to load, so that the text in its
 * place shows (src/sections/story/Story.astro).
 */
import './main.ts';

for (const picture of document.images)
  picture.decode().catch(() => {
    picture.hidden = true;
  });
