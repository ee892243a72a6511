/**
 * The storage that ends with the tab. A browser may forbid it, or have none left: the form then works without.
 *
 * @param use reads or writes it
 * @returns what that returns; undefined when it failed
 */
export const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};
