/** Hides a picture that does not come: its words stand in its place (src/components/Cloth.astro). */
for (const picture of document.images)
  picture.decode().catch(() => {
    picture.hidden = true;
  });

export {};
