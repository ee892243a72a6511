/** The early script of a page with pictures: it also hides each one that does not come, whose words stand in its place (src/components/Picture.astro). */
import './main.ts';

for (const picture of document.images)
  picture.decode().catch(() => {
    picture.hidden = true;
  });
