interface Context {
  addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void;
}

/**
 * For the `superRefine` of a list in which a value stands once.
 *
 * @param textOf the value of an item; `undefined` for an item without one, which may stand several times
 * @param key the key of the value in an item, where problems are reported; without it, the item itself
 * @param message what is expected instead of a value that an earlier item has, by the index of that item and the value
 */
export const eachOnce =
  <T>(
    textOf: (item: T) => string | undefined,
    key: string | undefined,
    message: (first: number, value: string) => string,
  ) =>
  (items: readonly T[], context: Context): void => {
    const values = items.map(textOf);
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      if (value === undefined || first === index) continue;
      const path = key === undefined ? [index] : [index, key];
      context.addIssue({ code: 'custom', path, message: message(first, value) });
    }
  };
