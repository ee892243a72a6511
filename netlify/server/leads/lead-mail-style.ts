import { type MailColours, mailColours } from '../function-facts.ts';

/** Word uses Times if the first font family is not installed. */
const LETTERS = 'font-family:Arial,Helvetica,sans-serif';
/** Breaks long words instead of widening the mail. Outlook ignores this and widens the mail, which is acceptable. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

const letters = (color: string, size: number, line: number, weight: 'normal' | 'bold' = 'normal'): string =>
  `${LETTERS};color:${color};font-size:${size}px;line-height:${line}px;font-weight:${weight}`;

/** Background colours, which the HTML sets as `bgcolor` too. */
const groundOf = ({ linen, chalk, ink, madder }: MailColours) => ({
  page: linen,
  card: chalk,
  head: ink,
  button: madder,
  message: linen,
});

/** The `style` of each part. Elements that also have a class change in dark mode or on phones, see {@link darkOf}. */
const styleOf = (colours: MailColours) => {
  const { ink, iron, madder, linen, hemp } = colours;
  const ground = groundOf(colours);
  const line = `border-bottom:1px solid ${hemp};vertical-align:top`;
  return {
    page: `background-color:${ground.page}`,
    card: `background-color:${ground.card}`,
    head: `padding:26px 28px 24px;background-color:${ground.head};border-bottom:6px solid ${madder}`,
    kind: `padding:0 0 8px;${letters(linen, 14, 20)};${BREAKS}`,
    name: `margin:0;${letters(linen, 28, 34, 'bold')};${BREAKS}`,
    part: 'padding:24px 28px 0',
    /** Word applies padding to the cell, not to the link. */
    button: `background-color:${ground.button};mso-padding-alt:15px 24px`,
    call: `display:block;padding:15px 24px;${letters(ink, 17, 24, 'bold')};text-decoration:none`,
    heading: `margin:0;${letters(ink, 16, 24, 'bold')}`,
    message: `padding:16px 18px;background-color:${ground.message};${letters(ink, 16, 25)};${BREAKS}`,
    label: `padding:10px 16px 10px 0;${line};${letters(iron, 14, 24)}`,
    value: `padding:10px 0;${line};${letters(ink, 16, 24)};${BREAKS}`,
    link: `color:${ink};font-weight:bold;text-decoration:underline`,
    foot: `padding:18px 28px 28px;${letters(iron, 14, 20)}`,
  };
};

/** Width of the card in pixels. */
const WIDTH = 600;

/**
 * For mail programs that support style sheets: our own dark mode instead of automatic colours, and on phones each label
 * above its value. `!important` overrides the inline styles.
 */
const darkOf = ({ ink, night, iron, linen, mist, 'aqua-3': aqua, 'aqua-9': deep }: MailColours) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}.row{display:block!important;width:auto!important}.above{padding-bottom:0!important;border-bottom:0!important}.below{padding-top:0!important}}
@media (prefers-color-scheme:dark){.page{background-color:${ink}!important}.card{background-color:${night}!important}.head,.message{background-color:${deep}!important}.ink{color:${linen}!important}.link{color:${aqua}!important}.iron{color:${mist}!important}.line{border-bottom-color:${iron}!important}}`;

/** Attributes of a table that is only for layout. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The texts of a mail as HTML. */
interface MailParts {
  readonly title: string;
  /** Content of the card's head. */
  readonly head: string;
  /** Rows of the card below its head. */
  readonly rows: string;
  /** The sentence that ends the card. */
  readonly foot: string;
}

/** What the mails of this site look like: grounds, styles, and the document around a mail's own parts. */
export interface MailLook {
  readonly ground: ReturnType<typeof groundOf>;
  readonly style: ReturnType<typeof styleOf>;
  /** @returns a complete document that loads no other files */
  document(parts: MailParts): string;
}

/**
 * Uses only what mail programs support (Word in Outlook, Gmail, Apple Mail): tables, inline styles, `<br>`. Mails do not
 * depend on styles that some of them ignore; lead-mail-html.test.ts lists those. All know colours with six digits.
 *
 * @returns the look in the colours of the site that was built
 */
export const mailLook = (): MailLook => {
  const colours = mailColours();
  const [ground, style] = [groundOf(colours), styleOf(colours)];
  return {
    ground,
    style,
    document: ({ title, head, rows, foot }) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${darkOf(colours)}
</style>
</head>
<body class="page" bgcolor="${ground.page}" style="margin:0;padding:0;${style.page}">
<table class="page" width="100%" ${TABLE} bgcolor="${ground.page}" style="${style.page}">
<tr><td class="out" align="center" style="padding:24px 12px">
<!--[if mso]><table width="${WIDTH}" align="center" ${TABLE}><tr><td><![endif]-->
<table class="card" width="100%" ${TABLE} bgcolor="${ground.card}" style="max-width:${WIDTH}px;${style.card}">
<tr><td class="pad head" align="left" bgcolor="${ground.head}" style="${style.head}">
${head}
</td></tr>
${rows}
<tr><td class="pad iron" align="left" style="${style.foot}">${foot}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`,
  };
};
