import {
  AFTER_SENDING_MAX_BYTES,
  COMPARISON_MAX_BYTES,
  EARLY_SCRIPT_MAX_BYTES,
  NOT_FOUND_MAX_BYTES,
  PICTURE_STATES_MAX_BYTES,
} from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const EXECUTABLE = 'script:not([src]):not([type*=json]):not([type=speculationrules])';

const inlineScripts: Rule = ({ document, path }) => {
  const scripts = Array.from(document.querySelectorAll(EXECUTABLE), (script) => script.textContent ?? '');
  const bytes = Buffer.byteLength(scripts.join(''));
  const pictures = document.querySelector('.picture') ? PICTURE_STATES_MAX_BYTES : 0;
  const more = document.querySelector('.compare') ? COMPARISON_MAX_BYTES : pictures;
  const posted = document.querySelector('.sent') ? AFTER_SENDING_MAX_BYTES : 0;
  const missing = path === '/404' ? NOT_FOUND_MAX_BYTES : 0;
  const limit = EARLY_SCRIPT_MAX_BYTES + more + posted + missing;
  return bytes > limit ? [`${bytes} bytes of inline script, at most ${limit}`] : [];
};

everyPage(inlineScripts, {
  good: [
    '<script>1</script>',
    `<p class="picture"></p><script>${'x'.repeat(EARLY_SCRIPT_MAX_BYTES + PICTURE_STATES_MAX_BYTES)}</script>`,
    `<script type="application/ld+json">"${'x'.repeat(EARLY_SCRIPT_MAX_BYTES)}"</script>`,
  ],
  broken: [
    { html: `<script>${'x'.repeat(EARLY_SCRIPT_MAX_BYTES + 1)}</script>`, says: '3001 bytes' },
    { html: `<p class="picture"></p><script>${'x'.repeat(3401)}</script>`, says: '3401 bytes' },
    {
      html: `<script>${'x'.repeat(1600)}</script><script type=module>${'x'.repeat(1600)}</script>`,
      says: '3200',
    },
  ],
});
