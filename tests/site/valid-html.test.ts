import { HtmlValidate } from 'html-validate';
import { everyPage, type Rule } from './every-page.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // "document" finds a missing doctype; its case and the slash of void elements do not matter.
    'doctype-style': 'off',
    'void-style': 'off',
    // head.test.ts and outline.test.ts check these with their own limits.
    'long-title': 'off',
    'heading-level': 'off',
    'no-inline-style': 'off',
    // Tables with a grid layout need their role, because some browsers drop it.
    'no-redundant-role': 'off',
  },
});

/** Styles of elements after the hero come directly after it: docs/decisions/0002-order-before-bytes.md */
const LATER_STYLES = /^<style> element is not permitted as content under <(?:main|article|section)>$/;

const validHtml: Rule = ({ html }) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages
        .filter(({ message }) => !LATER_STYLES.test(message))
        .map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    );

const document = (body: string): string =>
  `<!doctype html><html lang="it"><head><title>Fibra</title></head><body>${body}</body></html>`;

everyPage(validHtml, {
  good: [document('<main><h1>Fibra</h1><p>Testo</p><label>Nome <input name="name"></label></main>')],
  broken: [
    { html: document('<span><div>uno</div></span>'), says: 'element-permitted-content' },
    { html: document('<b id="x">uno</b><b id="x">due</b>'), says: 'no-dup-id' },
    { html: document('<img src="/a.avif">'), says: 'wcag/h37' },
    { html: document('<input name="name">'), says: 'input-missing-label' },
    { html: '<html lang="it"><head><title>x</title></head><body></body></html>', says: 'missing-doctype' },
  ],
});
