const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const METRIC_BYTES = 4;

/** @returns where each table of a font begins, by its tag */
const tablesOf = (font: Buffer): ReadonlyMap<string, number> => {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => HEADER_BYTES + index * RECORD_BYTES);
  return new Map(records.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]));
};

/**
 * Widens the spaces of a font, which are its glyphs without an outline after the first (the sign of a missing one). CSS
 * would have to say `word-spacing` wherever the font is used, on every page.
 *
 * @param font a TrueType file, unpacked
 * @param more how much wider, in the font's units
 * @returns a copy; its checksums are still those of before
 * @throws when a table is missing
 */
export const widenSpaces = (font: Buffer, more: number): Buffer => {
  const tables = tablesOf(font);
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table "${tag}".`);
    return at;
  };
  const isLong = font.readInt16BE(table('head') + 50) === 1;
  const outlineOf = (glyph: number): number =>
    isLong ? font.readUInt32BE(table('loca') + glyph * 4) : font.readUInt16BE(table('loca') + glyph * 2);
  const widened = Buffer.from(font);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  for (let glyph = 1; glyph < metrics; glyph++) {
    if (outlineOf(glyph) !== outlineOf(glyph + 1)) continue;
    const at = table('hmtx') + glyph * METRIC_BYTES;
    widened.writeUInt16BE(font.readUInt16BE(at) + more, at);
  }
  return widened;
};
