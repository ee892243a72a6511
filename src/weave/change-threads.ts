/** The change that a success story reports: the counts themselves, or figures with a percentage saved among them. */
export interface ReportedChange {
  readonly change: { readonly before?: number | undefined; readonly after?: number | undefined };
  readonly figures: readonly { readonly value: string; readonly unit?: string | undefined }[];
}

/** The number of threads on each side of the picture. */
export interface ChangeThreads {
  readonly before: number;
  readonly after: number;
}

/** `−78`, with a minus sign or a keyboard hyphen. */
const SAVED = /^[−-](\d+)$/u;

const savedPercent = (figures: ReportedChange['figures']): number | undefined =>
  figures.flatMap(({ value, unit }) =>
    unit === '%' ? (SAVED.exec(value)?.slice(1).map(Number) ?? []) : [],
  )[0];

/**
 * @param story its `before` and `after`, 1 to 100 each, or a figure such as `−78` with the unit `%`
 * @returns the given counts, else 100 threads before and the remaining percentage after; `undefined` when the story has
 *   neither, or when nothing is left or nothing is saved
 */
export const changeThreads = ({ change, figures }: ReportedChange): ChangeThreads | undefined => {
  const { before = 100, after = 100 - (savedPercent(figures) ?? 0) } = change;
  return after > 0 && after < before ? { before, after } : undefined;
};
