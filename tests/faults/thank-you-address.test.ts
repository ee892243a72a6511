import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { formBody, SITE, sharedOutsideServices } from './outside-services.ts';

/** The one page of the fixture agency with thanks of its own. */
vi.mock('../../netlify/server/function-facts.ts', async (original) => ({
  ...(await original<object>()),
  ownThanks: () => ({ '/campagne/negozi': ['/richiesta-inviata/campagne/negozi'] }),
}));

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
