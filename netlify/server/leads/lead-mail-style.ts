/** Colours and fonts of the mails. All mail programs support colours with six digits and installed fonts. */
const INK = '#052326';
const IRON = '#354c51';
const MADDER = '#f6541d';
const LINEN = '#f4f2ee';
const HEMP = '#e4e2d9';
const CHALK = '#fcfcf9';

const NIGHT = '#0d3337';
const DEEP = '#03181a';
const MIST = '#b9cdd0';
const AQUA = '#8dd2d7';

/** Word uses Times if the first font family is not installed. */
const LETTERS = 'font-family:Arial,Helvetica,sans-serif';
/** Breaks long words instead of widening the mail. Outlook ignores this and widens the mail, which is acceptable. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

const letters = (color: string, size: number, line: number, weight: 'normal' | 'bold' = 'normal'): string =>
  `${LETTERS};color:${color};font-size:${size}px;line-height:${line}px;font-weight:${weight}`;

const label = `padding:10px 16px 10px 0;border-bottom:1px solid ${HEMP};vertical-align:top;${letters(IRON, 14, 24)}`;
const value = `padding:10px 0;border-bottom:1px solid ${HEMP};vertical-align:top;${letters(INK, 16, 24)};${BREAKS}`;

/** Background colours, which the HTML sets as `bgcolor` too. */
export const GROUND = { page: LINEN, card: CHALK, head: INK, button: MADDER, message: LINEN } as const;

/** The `style` of each part. Elements that also have a class change in dark mode or on phones, see {@link DARK}. */
export const STYLE = {
  page: `background-color:${GROUND.page}`,
  card: `background-color:${GROUND.card}`,
  head: `padding:26px 28px 24px;background-color:${GROUND.head};border-bottom:6px solid ${MADDER}`,
  kind: `padding:0 0 8px;${letters(LINEN, 14, 20)};${BREAKS}`,
  name: `margin:0;${letters(LINEN, 28, 34, 'bold')};${BREAKS}`,
  part: 'padding:24px 28px 0',
  /** Word applies padding to the cell, not to the link. */
  button: `background-color:${GROUND.button};mso-padding-alt:15px 24px`,
  call: `display:block;padding:15px 24px;${letters(INK, 17, 24, 'bold')};text-decoration:none`,
  heading: `margin:0;${letters(INK, 16, 24, 'bold')}`,
  message: `padding:16px 18px;background-color:${GROUND.message};${letters(INK, 16, 25)};${BREAKS}`,
  label,
  value,
  link: `color:${INK};font-weight:bold;text-decoration:underline`,
  foot: `padding:18px 28px 28px;${letters(IRON, 14, 20)}`,
} as const;

/** Width of the card in pixels. */
export const WIDTH = 600;

/**
 * For mail programs that support style sheets: our own dark mode instead of automatic colours, and on phones each label
 * above its value. `!important` overrides the inline styles.
 */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}.row{display:block!important;width:auto!important}.above{padding-bottom:0!important;border-bottom:0!important}.below{padding-top:0!important}}
@media (prefers-color-scheme:dark){.page{background-color:${DEEP}!important}.card{background-color:${INK}!important}.head,.message{background-color:${NIGHT}!important}.ink{color:${LINEN}!important}.link{color:${AQUA}!important}.iron{color:${MIST}!important}.line{border-bottom-color:#24474b!important}}`;

/** Attributes of a table that is only for layout. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * @param title of the document, already escaped
 * @returns the start of the HTML of every mail, up to the cell that contains the card
 */
export const mailOpening = (title: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${DARK}
</style>
</head>
<body class="page" bgcolor="${GROUND.page}" style="margin:0;padding:0;${STYLE.page}">
<table class="page" width="100%" ${TABLE} bgcolor="${GROUND.page}" style="${STYLE.page}">
<tr><td class="out" align="center" style="padding:24px 12px">`;
