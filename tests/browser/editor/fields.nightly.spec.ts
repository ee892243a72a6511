import { expect } from 'playwright/test';
import { openEntry, reachField, saveButton, test } from './local-editor.ts';

const PLANS = 'src/content/plans/fibra-ottica.yaml';
const PAGE = 'src/content/pages/servizi/voip.yaml';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
});

test('refuses a value that is not a price, and says what it expects', async ({ page, editor }) => {
  const before = editor.read(PLANS);
  await openEntry(page, editor.url, 'plans/entries/fibra-ottica');
  await page.getByRole('button', { name: 'Espandi tutto' }).first().click();
  const field = await reachField(page, 'items.0.price');
  const price = field.getByRole('textbox');
  for (const wrongPrice of ['23,99', '1.200', 'gratis', '0', '.5', '']) {
    await price.fill('25');
    await expect(price).toHaveAttribute('aria-invalid', 'false');
    await price.fill(wrongPrice);
    await saveButton(page).click();
    await expect(price, `"${wrongPrice}" is no price`).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toContainText(wrongPrice ? 'Su richiesta' : 'obbligatorio');
  }
  expect(editor.read(PLANS)).toBe(before);
});

test('adds a section and leaves the rest of the file as it is', async ({ page, editor }) => {
  const before = editor.read(PAGE).replace(/^ {2}- kind: plans$/m, '  # I prezzi prima di tutto.\n$&');
  editor.write(PAGE, before);
  await openEntry(page, editor.url, 'pages/entries/servizi/voip');
  await reachField(page, 'sections');
  await page
    .getByRole('button', { name: /Aggiungi .?Sezione/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Domande frequenti', exact: true }).click();
  const place = before.match(/^ {2}- kind:/gm)?.length ?? 0;
  await (await reachField(page, `sections.${place}.title`)).getByRole('textbox').fill('Domande: prezzi');
  const questions = await reachField(page, `sections.${place}.questions`);
  await questions.getByRole('combobox').click();
  await page.getByRole('option', { name: 'homepage' }).click();
  await saveButton(page).click();
  await expect.poll(() => editor.read(PAGE)).not.toBe(before);
  expect(editor.read(PAGE)).toBe(
    `${before}  - kind: faq\n    title: "Domande: prezzi"\n    questions: homepage\n`,
  );
});

test('does not overwrite a file that somebody else has changed meanwhile', async ({ page, editor }) => {
  const path = 'src/content/clients/valdora.yaml';
  await openEntry(page, editor.url, 'clients/entries/valdora');
  await (await reachField(page, 'name')).getByRole('textbox').fill('Valdora Nuova');
  const meanwhile = `# Scritto da un’altra persona.\n${editor.read(path)}`;
  editor.write(path, meanwhile);
  await saveButton(page).click();
  await expect(page.getByText(/errore|error/i).first()).toBeVisible();
  expect(editor.read(path)).toBe(meanwhile);
});

/** A stand-in for Netlify's sign-in window: it waits for a message from its opener and answers with the token. */
const SIGN_IN_WINDOW = `<script>
addEventListener('message', ({ origin }) =>
  opener.postMessage('authorization:github:success:{"token":"of-anna"}', origin));
opener.postMessage('authorizing:github', '*');
</script>`;

test('allows signing in through Netlify and calling GitHub under its policy', async ({
  page,
  context,
  editor,
}) => {
  const asked: string[] = [];
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
  await context.route('https://www.githubstatus.com/**', (route) => route.abort());
  await context.route('https://api.netlify.com/auth?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: SIGN_IN_WINDOW }),
  );
  await context.route('https://api.github.com/**', (route) => {
    asked.push(route.request().headers()['authorization'] ?? '');
    return route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${editor.url}/admin`);
  await page.getByRole('button', { name: /Accedi con .?GitHub/ }).click();
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('of-anna'));
  expect(blocked).toEqual([]);
});
