const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;

/**
 * @param html a built page whose sprite holds every icon
 * @returns the page with only the icons that it draws
 */
export const dropUnusedSymbols = (html: string): string =>
  html.replace(SYMBOL, (symbol, id: string) => (html.includes(`href="#${id}"`) ? symbol : ''));
