import { everyPage, type Rule } from './every-page.ts';

const SYSTEM_FONT = /@font-face\s*\{[^}]*src:\s*(local\([^;}]*)/g;

/**
 * Looking up a system font takes most of the first frame's layout time, so all stand-in fonts name the same one
 * (src/styles/fonts.css).
 */
const oneStandIn: Rule = ({ html }) => {
  const sources = new Set([...html.matchAll(SYSTEM_FONT)].map(([, source]) => source));
  return sources.size === 1 ? [] : [`${sources.size} system fonts stand in: ${[...sources].join('; ')}`];
};

const FACE = '@font-face{font-family:Text;src:local(Arial),local(Roboto);font-weight:500}';

everyPage(oneStandIn, {
  good: [`<style>${FACE}@font-face{font-family:Wide;src:local(Arial),local(Roboto)}</style>`],
  broken: [
    {
      html: `<style>${FACE}@font-face{font-family:Wide;src:local(Arial Bold)}</style>`,
      says: 'local(Arial Bold)',
    },
    { html: '<style>@font-face{font-family:A;src:url(/a.woff2)}</style>', says: '0 system fonts' },
  ],
});
