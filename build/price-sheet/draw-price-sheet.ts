import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { dayInItaly } from '../../src/content-model/fields/days.ts';
import { textsOf } from '../../src/content-model/read/json-path.ts';
import type { Colours } from '../../src/content-model/schemas/colours.ts';
import { ARCHIVO } from '../fonts/subsets.ts';
import type { PriceList, PriceSheet } from './price-sheet.ts';

const TITLE = 'Listino prezzi';
const COLUMN_TITLES = ['Offerta', 'Che cosa comprende', 'Prezzo'] as const;
/** A price list is no offer. */
const BINDING = 'Fa fede il preventivo.';
/** Words that the drawing adds to those of the sheet. */
const OWN_WORDS = `${TITLE}${BINDING}${COLUMN_TITLES.join('')}Prezzi al pagina di · 0123456789`;

/** Points, as every measure here: a sheet of A4 with room for a hole punch. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = { left: 54, right: 48, top: 44, bottom: 68 } as const;
const RIGHT = PAGE.width - MARGIN.right;
const WIDTH = RIGHT - MARGIN.left;
const BOTTOM = PAGE.height - MARGIN.bottom;
const COLUMNS = [
  { x: MARGIN.left, width: 134 },
  { x: MARGIN.left + 146, width: 246 },
  { x: MARGIN.left + 400, width: WIDTH - 400 },
] as const;
const ROW_PADDING = 4;
/** Between the lines below a table. */
const NOTE_GAP = 1;
/** Between the heading of a list and its table. */
const HEAD_GAP = 6;
const LOGO_SIZE = 30;

interface Style {
  readonly font: 'text' | 'strong' | 'head';
  readonly size: number;
  readonly colour: keyof Colours;
  readonly align?: 'right';
  readonly strike?: true;
}

const STYLES = {
  agency: { font: 'strong', size: 12, colour: 'ink' },
  title: { font: 'head', size: 46, colour: 'ink' },
  lead: { font: 'text', size: 10, colour: 'ink' },
  area: { font: 'head', size: 28, colour: 'ink' },
  list: { font: 'head', size: 18, colour: 'ink' },
  columnTitle: { font: 'text', size: 7.5, colour: 'iron' },
  priceTitle: { font: 'text', size: 7.5, colour: 'iron', align: 'right' },
  name: { font: 'strong', size: 9, colour: 'ink' },
  text: { font: 'text', size: 8.5, colour: 'ink' },
  small: { font: 'text', size: 7.5, colour: 'iron' },
  price: { font: 'strong', size: 10, colour: 'ink', align: 'right' },
  below: { font: 'text', size: 7.5, colour: 'iron', align: 'right' },
  foot: { font: 'text', size: 7.5, colour: 'iron' },
  page: { font: 'text', size: 7.5, colour: 'iron', align: 'right' },
} as const satisfies Record<string, Style>;

/** A text with its style; texts of a cell stand below each other. */
type Line = readonly [style: Style, text: string];

const fontsFor = async (sheet: PriceSheet, day: string): Promise<Record<Style['font'], Buffer>> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(ARCHIVO)));
  const words = textsOf(sheet).map(({ text }) => text);
  const cut = (wdth: number, wght: number): Promise<Buffer> =>
    subsetFont(whole, [...words, OWN_WORDS, day].join(''), {
      targetFormat: 'truetype',
      variationAxes: { wdth, wght },
    });
  return { text: await cut(100, 400), strong: await cut(100, 600), head: await cut(62, 600) };
};

/** Eight pixels a point: it is printed. */
const logoPicture = (logo: string): Promise<Buffer> =>
  sharp(Buffer.from(logo))
    .resize(LOGO_SIZE * 8)
    .png()
    .toBuffer();

/** What a sheet looks like. */
export interface Brand {
  readonly colours: Colours;
  /** An SVG, in the colours of pale paper. */
  readonly logo: string;
}

type Structure = PDFKit.PDFStructureElement;

/** Draws a price sheet from top to bottom: each method goes on where the one before has ended. */
class Drawing {
  readonly #doc: PDFKit.PDFDocument;
  readonly #colours: Colours;
  readonly #root: Structure;
  #y = 0;

  constructor(doc: PDFKit.PDFDocument, colours: Colours) {
    this.#doc = doc;
    this.#colours = colours;
    this.#root = doc.struct('Document', { title: TITLE });
    doc.addStructure(this.#root);
    this.#nextPage();
  }

  #nextPage(): void {
    this.#doc.addPage();
    this.#y = MARGIN.top;
  }

  #set({ font, size, colour }: Style): PDFKit.PDFDocument {
    return this.#doc.font(font).fontSize(size).fillColor(this.#colours[colour]);
  }

  #heightOf(lines: readonly Line[], width: number): number {
    return lines.reduce((sum, [style, text]) => sum + this.#set(style).heightOfString(text, { width }), 0);
  }

  /** Draws lines below each other as one element of the document's structure. */
  #write(parent: Structure, tag: string, lines: readonly Line[], x: number, y: number, width: number): void {
    const content = this.#doc.markStructureContent(tag);
    let top = y;
    for (const [style, text] of lines) {
      const { align, strike } = { align: undefined, strike: undefined, ...style };
      this.#set(style).text(text, x, top, {
        width,
        ...(align === undefined ? {} : { align }),
        ...(strike === undefined ? {} : { strike }),
      });
      top += this.#heightOf([[style, text]], width);
    }
    this.#doc.endMarkedContent();
    parent.add(this.#doc.struct(tag, {}, [content]));
  }

  /** What screen readers pass over. */
  #decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #rule(thickness: number, colour: keyof Colours): void {
    this.#decorate('Layout', () => {
      this.#doc
        .lineWidth(thickness)
        .strokeColor(this.#colours[colour])
        .moveTo(MARGIN.left, this.#y)
        .lineTo(RIGHT, this.#y)
        .stroke();
    });
  }

  /** A text as wide as the page. */
  paragraph(tag: string, style: Style, text: string, space: number, parent = this.#root): void {
    this.#write(parent, tag, [[style, text]], MARGIN.left, this.#y, WIDTH);
    this.#y += this.#heightOf([[style, text]], WIDTH) + space;
  }

  /** The mark of the agency, at the right above the title. */
  logo(picture: Buffer): void {
    this.#decorate('Layout', () => {
      this.#doc.image(picture, RIGHT - LOGO_SIZE, this.#y, { width: LOGO_SIZE });
    });
  }

  /** The thread below a heading. */
  thread(): void {
    this.#rule(3, 'madder');
    this.#y += 12;
  }

  #row(parent: Structure, tag: 'TH' | 'TD', cells: readonly (readonly Line[])[]): void {
    const row = this.#doc.struct('TR');
    parent.add(row);
    for (const [index, { x, width }] of COLUMNS.entries())
      this.#write(row, index === 0 ? 'TH' : tag, cells[index] ?? [], x, this.#y, width);
    row.end();
    this.#y += this.#rowHeight(cells) - ROW_PADDING;
  }

  #rowHeight(cells: readonly (readonly Line[])[]): number {
    const heights = cells.map((lines, index) => this.#heightOf(lines, COLUMNS[index]?.width ?? WIDTH));
    return Math.max(...heights) + 2 * ROW_PADDING;
  }

  list(list: PriceList): void {
    const head: Line[] = [
      [STYLES.list, list.name],
      ...(list.from === undefined ? [] : [[STYLES.small, list.from] as const]),
    ];
    const rows = list.rows.map(({ name, measure, includes, price, below }): Line[][] => [
      [[STYLES.name, name], ...(measure === '' ? [] : [[STYLES.small, measure] as const])],
      [[STYLES.text, includes]],
      [[STYLES.price, price], ...(below === undefined ? [] : [[STYLES.below, below] as const])],
    ]);
    const titles: Line[][] = [
      [[STYLES.columnTitle, COLUMN_TITLES[0]]],
      [[STYLES.columnTitle, COLUMN_TITLES[1]]],
      [[STYLES.priceTitle, COLUMN_TITLES[2]]],
    ];
    const notes = list.notes.map((text): Line => [STYLES.small, text]);
    const heights = [titles, ...rows].map((row) => this.#rowHeight(row));
    const whole =
      this.#heightOf(head, WIDTH) +
      HEAD_GAP +
      heights.reduce((sum, each) => sum + each, ROW_PADDING) +
      notes.reduce((sum, note) => sum + this.#heightOf([note], WIDTH) + NOTE_GAP, 0);
    if (this.#y + whole > BOTTOM && this.#y > MARGIN.top) this.#nextPage();

    const part = this.#doc.struct('Sect', { title: list.name });
    this.#root.add(part);
    for (const [index, [style, text]] of head.entries())
      this.paragraph(index === 0 ? 'H3' : 'P', style, text, index === head.length - 1 ? HEAD_GAP : 0, part);
    const table = this.#doc.struct('Table');
    part.add(table);
    for (const [index, cells] of [titles, ...rows].entries()) {
      if (this.#y + this.#rowHeight(cells) > BOTTOM) this.#nextPage();
      this.#rule(index === 1 ? 1 : 0.5, index === 1 ? 'ink' : 'mist');
      this.#y += ROW_PADDING;
      this.#row(table, index === 0 ? 'TH' : 'TD', cells);
    }
    table.end();
    this.#rule(1, 'ink');
    this.#y += ROW_PADDING;
    for (const [style, text] of notes) this.paragraph('P', style, text, NOTE_GAP, part);
    part.end();
    this.#y += 16;
  }

  /** Keeps a heading with what follows it. */
  room(height: number): void {
    if (this.#y + height > BOTTOM) this.#nextPage();
  }

  /** Ends the pages with who answers, and their number. */
  feet(lines: readonly string[]): void {
    this.#root.end();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      // A text below the margin would begin a new page.
      this.#doc.page.margins.bottom = 0;
      this.#y = BOTTOM + 22;
      this.#rule(0.5, 'mist');
      this.#decorate('Pagination', () => {
        for (const [index, text] of lines.entries())
          this.#set(STYLES.foot).text(text, MARGIN.left, BOTTOM + 30 + index * 11, { width: WIDTH - 70 });
        const number = `pagina ${page + 1} di ${count}`;
        this.#set(STYLES.page).text(number, RIGHT - 70, BOTTOM + 30, { width: 70, align: 'right' });
      });
    }
  }
}

/** A heading of an area with the first lines of its first list. */
const AREA_ROOM = 220;

/**
 * @param sheet what it says
 * @param brand the site's colours, and its logo as an SVG
 * @param day of the prices, year-month-day
 * @param fingerprint kept in the file, as its keyword
 * @returns a PDF of A4 pages, tagged and in Italian
 */
export const drawPriceSheet = async (
  sheet: PriceSheet,
  { colours, logo }: Brand,
  day: string,
  fingerprint: string,
): Promise<Buffer> => {
  const date = new Date(`${day}T12:00:00Z`);
  const shownDay = dayInItaly(date).text;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: MARGIN,
    pdfVersion: '1.7',
    lang: 'it-IT',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: `${TITLE} di ${sheet.agency}`,
      Author: sheet.agency,
      Subject: sheet.note,
      Keywords: fingerprint,
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, font] of Object.entries(await fontsFor(sheet, shownDay))) doc.registerFont(name, font);

  const drawing = new Drawing(doc, colours);
  drawing.logo(await logoPicture(logo));
  drawing.paragraph('P', STYLES.agency, sheet.agency, 4);
  drawing.paragraph('H1', STYLES.title, TITLE, 4);
  drawing.paragraph('P', STYLES.lead, `Prezzi al ${shownDay}. ${sheet.note} ${BINDING}`, 14);
  for (const [index, { title, lists }] of sheet.areas.entries()) {
    if (lists.length === 0) continue;
    if (index > 0) drawing.room(AREA_ROOM);
    drawing.paragraph('H2', STYLES.area, title, 4);
    drawing.thread();
    for (const list of lists) drawing.list(list);
  }
  drawing.feet([sheet.contacts, sheet.company]);
  doc.end();
  return await written;
};
