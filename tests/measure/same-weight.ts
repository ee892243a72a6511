import { compressedBytes } from './weight.ts';

/** Digits that hardly compress: a linear congruential generator. */
const noise = (length: number): string => {
  let state = 20_261_121;
  let digits = '';
  while (digits.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    digits += (state % 65_536).toString(16).padStart(4, '0');
  }
  return digits.slice(0, length);
};

/**
 * The least that a page of some weight can be: one sentence, and noise in a comment after it.
 *
 * @param bytes its weight in brotli 11
 * @returns a page of that weight, give or take 8 bytes
 */
export const emptyPage = (bytes: number): string => {
  const page = (length: number): string =>
    `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vuota</title><p>Una pagina vuota.</p><!--${noise(length)}-->`;
  let low = 0;
  let high = bytes * 3;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (compressedBytes(page(middle)) > bytes) high = middle;
    else low = middle;
  }
  return page(low);
};
