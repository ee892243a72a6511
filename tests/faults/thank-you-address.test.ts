import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { formBody, SITE, sharedOutsideServices } from './outside-services.ts';

const outside = await sharedOutsideServices();

/** Posts a form as a browser without the form's script. @returns where the answer leads */
const post = async (hasTags: boolean, change: Record<string, string> = {}): Promise<string | null> => {
  const request = new Request(`${SITE}/api/send-contact-email`, {
    method: 'POST',
    body: formBody(change),
    headers: { referer: `${SITE}/fibra-ottica?utm_content=mario@rossi.it&scelta=Super` },
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
