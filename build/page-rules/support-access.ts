import { asTyped, type PageRule } from './page-rule.ts';

const SUPPORT = /\b(?:supporto|assistenza)\b/i;
const AT_ANY_HOUR = /24 ore su 24|\ba (?:ogni|qualunque|qualsiasi) ora\b|\bnon chiude mai\b/i;

/**
 * Reports a footer, or an answer that promises support around the clock, which does not say how to reach that support.
 *
 * @param supportAccess `supportAccess` of brand.yaml
 * @param support the claim, `24/7`
 */
export const supportAccessRule =
  (supportAccess: string, support: string): PageRule =>
  ({ document }) => {
    // A quote in the page may have a footer too.
    const foot = [...document.querySelectorAll('footer')].find((footer) => !footer.closest('main'));
    const answers = Array.from(document.querySelectorAll('main details, main dd'), (answer) =>
      asTyped(answer.textContent),
    );
    return [
      ...(!foot || asTyped(foot.textContent).includes(supportAccess)
        ? []
        : [{ expected: `"${supportAccess}" in the footer`, received: 'a footer without it' }]),
      ...answers
        .filter((text) => SUPPORT.test(text) && (AT_ANY_HOUR.test(text) || text.includes(support)))
        .filter((text) => !text.includes(supportAccess))
        .map((text) => ({
          expected: '{brand:supportAccess} behind an answer that promises support at any hour',
          received: JSON.stringify(text),
        })),
    ];
  };
