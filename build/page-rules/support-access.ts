import { asTyped, type PageRule } from './page-rule.ts';

const SUPPORT = /\b(?:supporto|assistenza)\b/i;
const AT_ANY_HOUR = /24 ore su 24|\ba (?:ogni|qualunque|qualsiasi) ora\b|\bnon chiude mai\b/i;

/**
 * A visitor who asks about a fault, or looks for a way to call, reads how the support of any hour is reached.
 *
 * @param supportAccess `supportAccess` of brand.yaml
 * @param support the claim, `24/7`
 */
export const supportAccessRule =
  (supportAccess: string, support: string): PageRule =>
  ({ document }) => {
    // A quote within the page has a foot too.
    const foot = [...document.querySelectorAll('footer')].find((footer) => !footer.closest('main'));
    const answers = Array.from(document.querySelectorAll('main details, main dd'), (answer) =>
      asTyped(answer.textContent),
    );
    return [
      ...(!foot || asTyped(foot.textContent).includes(supportAccess)
        ? []
        : [{ expected: `"${supportAccess}" at the foot`, received: 'a foot without it' }]),
      ...answers
        .filter((text) => SUPPORT.test(text) && (AT_ANY_HOUR.test(text) || text.includes(support)))
        .filter((text) => !text.includes(supportAccess))
        .map((text) => ({
          expected: '{brand:supportAccess} behind an answer that promises support at any hour',
          received: JSON.stringify(text),
        })),
    ];
  };
