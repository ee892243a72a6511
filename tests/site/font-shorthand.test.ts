import { everyPage, type Rule } from './every-page.ts';

const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * The minifier writes `font` after the declarations beside it, and `font` resets `font-variant-numeric`. A rule that
 * needs both must therefore set size, weight and family separately.
 */
const fontShorthand: Rule = ({ html }) =>
  [...html.matchAll(STYLES)].flatMap(([, css = '']) =>
    [...css.matchAll(RULE)]
      .filter(([, , declarations = '']) => /(?:^|;)font-variant[^;]*;(?:.*;)?font:/.test(declarations))
      .map(([, selector]) => `${selector} sets font after font-variant-numeric`),
  );

everyPage(fontShorthand, {
  good: [
    '<style>a{font:1rem/1 A;font-variant-numeric:tabular-nums}b{font-variant-numeric:tabular-nums}</style>',
  ],
  broken: [
    {
      html: '<style>a{}.b{font-variant-numeric:tabular-nums;top:0;font:1rem A}</style>',
      says: '.b sets font',
    },
  ],
});
