import { HIDDEN_IN_EMAIL_EXAMPLES, VALIDATION_EXAMPLES } from '../../src/lead/validation.examples.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, QUOTE_FORM } from './lead-form.ts';

/** Without the company, which no form shows (Specification §3): only a request can contain it. */
const SHOWN = VALIDATION_EXAMPLES.filter(({ field }) => field !== 'company');
const GOOD = {
  name: 'Giulia Montanari',
  email: 'g.montanari@officine.example',
  phone: '+39 02 1234567',
  message: '',
  vatNumber: '',
};

test.describe('HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('refuses nothing that the schema accepts, and lets through only what HTML cannot check', async ({
    page,
  }) => {
    const form = new LeadForm(page, QUOTE_FORM);
    await page.goto(QUOTE_FORM.path);
    // Inserts each text as if typed: Chromium then writes an international domain in ASCII.
    const refused = await form.form.evaluate((element: HTMLFormElement, examples) => {
      // Deprecated, and still the only way in which a page types as a visitor does.
      const typing = document as unknown as { execCommand(command: string, ui: boolean, text: string): void };
      return examples.map(({ field, value }) => {
        const box = element.querySelector<HTMLInputElement>(`[name=${field}]`);
        if (!box) throw new Error(`no ${field}`);
        box.focus();
        box.select();
        typing.execCommand(value === '' ? 'delete' : 'insertText', false, value);
        return !box.validity.valid;
      });
    }, SHOWN);
    const verdicts = SHOWN.map((example, index) => ({ ...example, isRefused: refused[index] }));
    const wronglyRefused = verdicts.filter(({ isRefused, message }) => isRefused && message === undefined);
    expect(wronglyRefused.map(({ field, value }) => [field, value])).toEqual([]);
    const letThrough = verdicts.filter(({ isRefused, message }) => !isRefused && message !== undefined);
    // A pattern only counts the digits of a VAT number; the function checks the last one.
    const isShaped = (value: string) => /^(?:IT)?\d{11}$/.test(value.replace(/\s/g, ''));
    // A browser that counted would count what normalisation takes away, and cut instead of refuse.
    const isLength = (message: string | undefined) => message?.includes('troppo lung');
    const others = letThrough.filter(
      ({ field, value, message }) => !isLength(message) && (field !== 'vatNumber' || !isShaped(value)),
    );
    expect(letThrough.length).toBeGreaterThan(others.length);
    // A telephone number of slashes is empty only after the function has turned them into spaces.
    expect(others.map(({ field, value }) => [field, value])).toEqual([
      ['phone', '/'],
      ['phone', ' / / '],
    ]);
  });
});

test('shows the message of each example in the island', { tag: '@nightly' }, async ({ page }) => {
  const examples = [...SHOWN, ...HIDDEN_IN_EMAIL_EXAMPLES];
  const form = new LeadForm(page, QUOTE_FORM);
  await page.goto(QUOTE_FORM.path);
  await form.field('name').focus();
  await form.untilHydrated();
  const said = await form.form.evaluate(
    async (element: HTMLFormElement, { examples, good }) => {
      let now = performance.now();
      performance.now = () => (now += 10_000);
      let sent: Record<string, unknown> | undefined;
      window.fetch = async (_, request) => {
        sent = JSON.parse(String(request?.body));
        return Response.json({ ok: true, id: 'x' });
      };
      const box = (name: string): HTMLInputElement => {
        const found = element.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (!found) throw new Error(`no ${name}`);
        return found;
      };
      const messageOf = (name: string): string | undefined =>
        document.getElementById(`${element.id.replace('-form', '')}-${name}-error`)?.textContent ?? undefined;
      const until = async (isTrue: () => boolean): Promise<void> => {
        for (let frames = 0; !isTrue(); frames += 1) {
          if (frames > 500) throw new Error('the island did not answer');
          await new Promise(requestAnimationFrame);
        }
      };
      const answers: (string | undefined)[] = [];
      for (const { field, value } of examples) {
        // A form that was sent asks before it begins again.
        element.querySelector<HTMLElement>('.again')?.click();
        await until(() => !element.querySelector('.receipt'));
        for (const [name, typed] of Object.entries({ ...good, [field]: value })) box(name).value = typed;
        for (const name of ['privacyConsent', 'contactConsent']) box(name).checked = true;
        for (const name of Object.keys(good)) box(name).dispatchEvent(new Event('input', { bubbles: true }));
        // The message for the previous value disappears as soon as the field is valid again.
        sent = undefined;
        const answer = '.error-box, .receipt';
        const notice = element.querySelector(answer);
        element.requestSubmit();
        await until(
          () => !!element.querySelector(answer) && (sent ? !box('name').value : !!messageOf(field)),
        );
        answers.push(sent ? undefined : messageOf(field));
        notice?.removeAttribute('data-seen');
      }
      return answers;
    },
    { examples, good: GOOD },
  );
  expect(examples.map(({ field, value }, index) => [field, value, said[index] ?? 'accepted'])).toEqual(
    examples.map(({ field, value, message }) => [field, value, message ?? 'accepted']),
  );
});
