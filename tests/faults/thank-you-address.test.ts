import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FUNCTION_FACTS_FILE } from '../../netlify/server/function-facts.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { formBody, SITE, sharedOutsideServices } from './outside-services.ts';

/** What a build writes for the functions; one page of this agency has thanks of its own. */
const FACTS = {
  siteUrl: SITE,
  built: '2026-11-28',
  changes: [],
  colours: Object.fromEntries(
    ['ink', 'night', 'iron', 'mist', 'linen', 'hemp', 'chalk', 'madder', 'aqua-3', 'aqua-9'].map((name) => [
      name,
      '#123456',
    ]),
  ),
  office: { replyHours: 24, days: [1, 2, 3, 4, 5] },
  sourceNames: {},
  ownThanks: { '/campagne/negozi': ['/richiesta-inviata/campagne/negozi'] },
};

const root = mkdtempSync(join(tmpdir(), 'thanks-'));
beforeAll(() => {
  const file = join(root, FUNCTION_FACTS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(FACTS));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const outside = await sharedOutsideServices();

/** Posts a form as a browser without the form's script. @returns where the answer leads */
const post = async (
  hasTags: boolean,
  change: Record<string, string> = {},
  page = '/fibra-ottica',
): Promise<string | null> => {
  const request = new Request(`${SITE}/api/send-contact-email`, {
    method: 'POST',
    body: formBody(change),
    headers: { referer: `${SITE}${page}?utm_content=mario@rossi.it&scelta=Super` },
  });
  const using = { ...outside.real, environment: { ...outside.real.environment, hasTags } };
  const work: Promise<unknown>[] = [];
  const answer = await answerLeadRequest(request, { waitUntil: (task) => void work.push(task) }, using);
  await Promise.all(work);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
};

describe('the page that thanks', () => {
  it('has its plain address on a site without tags', async () => {
    expect(await post(false)).toBe('/richiesta-inviata');
    expect(await post(false, { formType: 'career' })).toBe('/candidatura-inviata');
  });

  it('is that of the page with the form, where it has its own for that form', async () => {
    const own = '/richiesta-inviata/campagne/negozi';
    expect(await post(false, {}, '/campagne/negozi')).toBe(own);
    expect(await post(true, {}, '/campagne/negozi')).toMatch(
      new RegExp(`^${own}\\?inviata=quote\\.[0-9a-f]{8}&da=%2Fcampagne%2Fnegozi$`),
    );
    expect(await post(false, { formType: 'career' }, '/campagne/negozi')).toBe('/candidatura-inviata');
  });

  it('says what was sent where tags count it: form type, page, and the same token for each post of a lead', async () => {
    const requestId = randomUUID();
    const address = await post(true, { requestId });
    expect(address).toMatch(/^\/richiesta-inviata\?inviata=quote\.[0-9a-f]{7}[13579bdf]&da=%2Ffibra-ottica$/);
    expect(await post(true, { requestId })).toBe(address);
    expect(await post(true, { requestId: randomUUID() })).not.toBe(address);
    expect(await post(true, { formType: 'career' })).toMatch(/^\/candidatura-inviata\?inviata=career\./);
  });

  it('looks the same for a filled honeypot, and does not count', async () => {
    const address = await post(true, { website: 'https://spam.example', requestId: randomUUID() });
    expect(address).toMatch(/^\/richiesta-inviata\?inviata=quote\.[0-9a-f]{7}[02468ace]&da=%2Ffibra-ottica$/);
  });
});
