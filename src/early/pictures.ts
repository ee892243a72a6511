/** Hides a picture that does not come: its words stand in its place (src/sections/story/Story.astro). */
for (const picture of document.images)
  picture.decode().catch(() => {
    picture.hidden = true;
  });

export {};
