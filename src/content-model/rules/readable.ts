const TOKEN = /\{[^{}]*\}/g;
const NO_BREAK = /[\u00a0\u202f]/g;

/**
 * @param text copy as its file has it, with tokens
 * @param names the names of plans by their tokens
 * @returns the text with those names and `…` for every other token, so that only typed figures are left
 */
export const readable = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(TOKEN, (token) => names.get(token) ?? '…').replace(NO_BREAK, ' ');
