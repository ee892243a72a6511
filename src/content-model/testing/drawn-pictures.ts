import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** @returns a picture of one colour */
export const plain = (width: number, height: number, background = '#999'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** @returns an SVG of 100x40 with these elements in it */
export const svg = (elements: string, attributes = 'viewBox="0 0 100 40"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${elements}</svg>`,
  );

/** Writes pictures into a project. */
export const addPictures = (root: string, pictures: Readonly<Record<string, Buffer>>): void => {
  for (const [name, bytes] of Object.entries(pictures)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), bytes);
  }
};
