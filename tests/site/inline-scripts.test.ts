import { everyPage, type Rule } from './every-page.ts';

const INLINE_SCRIPT_MAX_BYTES = 1_500;
const EXECUTABLE = 'script:not([src]):not([type*=json]):not([type=speculationrules])';

const inlineScripts: Rule = ({ document }) => {
  const scripts = Array.from(document.querySelectorAll(EXECUTABLE), (script) => script.textContent ?? '');
  const bytes = Buffer.byteLength(scripts.join(''));
  return bytes > INLINE_SCRIPT_MAX_BYTES
    ? [`${bytes} bytes of inline script, at most ${INLINE_SCRIPT_MAX_BYTES}`]
    : [];
};

everyPage(inlineScripts, {
  good: [
    '<script>1</script>',
    `<script type="application/ld+json">"${'x'.repeat(INLINE_SCRIPT_MAX_BYTES)}"</script>`,
  ],
  broken: [
    { html: `<script>${'x'.repeat(INLINE_SCRIPT_MAX_BYTES + 1)}</script>`, says: '1501 bytes' },
    {
      html: `<script>${'x'.repeat(900)}</script><script type=module>${'x'.repeat(900)}</script>`,
      says: '1800',
    },
  ],
});
