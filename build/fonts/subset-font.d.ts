/** What build/fonts/cut.ts uses of the package, which has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
