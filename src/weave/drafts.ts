/**
 * The weave drafts: 8x8 drawings of which thread passes over, one for each service. They replace icons. `true` = the
 * weft lies over the warp. Each draft belongs to a dye bath: connectivity is light (aqua weft on an ink warp),
 * innovation is dark (deep aqua weft on an aqua warp). A menu shows a single draft 48 px high, so each has a shape that
 * is recognizable at that size: spots, a lozenge, long floats, steps.
 */
export const DRAFT_SIZE = 8;

export type Draft = readonly (readonly boolean[])[];
export type DyeBath = 'light' | 'dark';

type Rule = (column: number, row: number) => boolean;

const draw = (rule: Rule): Draft =>
  Array.from({ length: DRAFT_SIZE }, (_, row) =>
    Array.from({ length: DRAFT_SIZE }, (_, column) => rule(column, row)),
  );

const rows = (drawing: string): Draft =>
  drawing.split(' ').map((row) => Array.from(row, (cell) => cell === '1'));

const twill: Rule = (column, row) => (column + row) % 4 < 2;

/** In the order of the sprite: a weave's index in {@link WEAVES} is its position there. */
const DRAFTS = {
  tela: { bath: 'light', draft: draw((column, row) => (column + row) % 2 === 1) },
  saia: { bath: 'light', draft: draw(twill) },
  panama: { bath: 'light', draft: draw((column, row) => ((column >> 1) + (row >> 1)) % 2 === 1) },
  cannellato: { bath: 'light', draft: draw((column, row) => (column + (row >> 2)) % 2 === 1) },
  diagonale: { bath: 'light', draft: draw((column, row) => (column + row) % 4 < 3) },
  reps: { bath: 'light', draft: draw((column, row) => ((column >> 2) + row) % 2 === 1) },
  occhio: {
    bath: 'light',
    draft: rows('11011101 10101010 01110111 10101010 11011101 10101010 01110111 10101010'),
  },
  doppia: {
    bath: 'light',
    draft: rows('11110000 11110000 10101010 01010101 00001111 00001111 10101010 01010101'),
  },
  'pied-de-poule': { bath: 'dark', draft: draw(twill) },
  pernice: {
    bath: 'dark',
    draft: rows('11111111 10011001 10011001 11111111 11111111 10011001 10011001 11111111'),
  },
  mattone: {
    bath: 'dark',
    draft: rows('00000000 11101110 11101110 11101110 00000000 10111011 10111011 10111011'),
  },
  spina: { bath: 'dark', draft: draw((column, row) => ((column < 4 ? column : 7 - column) + row) % 4 < 2) },
  losanga: {
    bath: 'dark',
    draft: rows('00011000 00111100 01111110 11111111 11111111 01111110 00111100 00011000'),
  },
  raso: { bath: 'dark', draft: draw((column, row) => (column * 3 + row) % 8 === 0) },
  gradino: {
    bath: 'dark',
    draft: rows('11110000 01111000 00111100 00011110 00001111 10000111 11000011 11100001'),
  },
} as const satisfies Record<string, { bath: DyeBath; draft: Draft }>;

export type Weave = keyof typeof DRAFTS;

/** Every weave's name, in sprite order. */
export const WEAVES = Object.keys(DRAFTS) as [Weave, ...Weave[]];

/** Houndstooth is a colour pattern on twill: half of the threads of both kinds are deep, half pale. */
export const isDeepInHoundstooth = ({ line }: { readonly line: number }): boolean =>
  line % DRAFT_SIZE < DRAFT_SIZE / 2;

/** @returns the 8x8 draft of a weave */
export const draftOf = (weave: Weave): Draft => DRAFTS[weave].draft;

/** @returns the dye bath of a weave */
export const bathOf = (weave: Weave): DyeBath => DRAFTS[weave].bath;

/** @returns whether the weft lies over the warp at a cell; the draft repeats in both directions */
export const weftIsOver = (draft: Draft, column: number, row: number): boolean =>
  draft[row % DRAFT_SIZE]?.[column % DRAFT_SIZE] ?? false;
