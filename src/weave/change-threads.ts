/** What a story says of its change: the counts themselves, or figures of which one is a percentage saved. */
export interface ToldChange {
  readonly change: { readonly before?: number | undefined; readonly after?: number | undefined };
  readonly figures: readonly { readonly value: string; readonly unit?: string | undefined }[];
}

/** Threads on both sides of the picture. */
export interface ChangeThreads {
  readonly before: number;
  readonly after: number;
}

/** `−78`, with the minus sign of typography or the hyphen of a keyboard. */
const SAVED = /^[−-](\d+)$/u;

const savedPercent = (figures: ToldChange['figures']): number | undefined =>
  figures.flatMap(({ value, unit }) =>
    unit === '%' ? (SAVED.exec(value)?.slice(1).map(Number) ?? []) : [],
  )[0];

/**
 * @param story its `before` and `after`, 1 to 100 each, or a figure such as `−78` with the unit `%`
 * @returns the threads: those that are given, else 100 before and what is left of them after; `undefined` where the story
 *   has neither, or where nothing is left or saved
 */
export const changeThreads = ({ change, figures }: ToldChange): ChangeThreads | undefined => {
  const { before = 100, after = 100 - (savedPercent(figures) ?? 0) } = change;
  return after > 0 && after < before ? { before, after } : undefined;
};
