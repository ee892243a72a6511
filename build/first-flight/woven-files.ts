import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writtenAddress } from '../file-names.ts';

/** What is woven on a loom, and where it shows (src/components/Loom.astro). */
const WOVEN = /(<symbol id="([^"]+)"[\s\S]*?<\/symbol>)\s*<use href="#\2"\/>/g;

/**
 * What is woven on a loom takes bytes of a page and is no word of it: it moves to a file of its own, which
 * the browser draws into the warp when it has come. A referenced drawing, not an `<img>`: that one would be the page's
 * largest paint, a round trip after the words (docs/performance.md).
 *
 * @param html a built page
 * @param root the output folder, where the files are written
 * @returns the page with references to what is woven; unchanged when it has no loom
 */
export const weaveOutside = async (html: string, root: string): Promise<string> => {
  const files = new Map<string, string>();
  const page = html.replace(WOVEN, (_, symbol: string, id: string) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${symbol.replace(/>\s+</g, '><')}</svg>`;
    const address = writtenAddress('loom.svg', drawing);
    files.set(address, drawing);
    return `<use href="${address}#${id}"/>`;
  });
  for (const [address, drawing] of files) {
    await mkdir(dirname(join(root, address)), { recursive: true });
    await writeFile(join(root, address), drawing);
  }
  return page;
};
