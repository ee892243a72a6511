/**
 * Lays out a table for a terminal.
 *
 * @param rows the cells of each row; further lines of a cell have no part in the width of its column
 * @param isFigures whether all columns but the first are aligned to the right
 * @returns a line for each row, with two spaces between its columns and none at its end
 */
export const inColumns = (rows: readonly (readonly string[])[], isFigures = false): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').split('\n', 1)[0]?.length ?? 0)),
  );
  const aligned = (cell: string, column: number): string =>
    isFigures && column > 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
};
