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
const styleOf = ({ ink, iron, madder, linen, hemp, ...others }: MailColours) => {
  const ground = groundOf({ ink, iron, madder, linen, hemp, ...others });
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
export const WIDTH = 600;

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

/** What the mails of this site look like: grounds, styles, and the start of the HTML. */
export interface MailLook {
  readonly ground: ReturnType<typeof groundOf>;
  readonly style: ReturnType<typeof styleOf>;
  /**
   * @param title of the document, already escaped
   * @returns the start of the HTML of every mail, up to the cell that contains the card
   */
  opening(title: string): string;
}

/**
 * All mail programs support colours with six digits.
 *
 * @returns the look in the colours of the site that was built
 */
export const mailLook = (): MailLook => {
  const colours = mailColours();
  const [ground, style] = [groundOf(colours), styleOf(colours)];
  return {
    ground,
    style,
    opening: (title) => `<!doctype html>
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
<tr><td class="out" align="center" style="padding:24px 12px">`,
  };
};
