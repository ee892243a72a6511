import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepChoice } from '../../consent/stored-choice.ts';
import { CAMPAIGN_KEY } from '../../lead/campaign-address.ts';
import { visitCampaign } from './attribution.ts';
import { form, open, submit, type } from './lead-form.fixture.tsx';

const at = (path: string): void => history.replaceState(null, '', path);
const entries = (...urls: (string | null)[]) =>
  vi.stubGlobal('navigation', { entries: () => urls.map((url) => ({ url })) });

beforeEach(() => at('/servizi'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('visitCampaign', () => {
  test('prefers the address of this page to the one that the tab has stored', () => {
    sessionStorage[CAMPAIGN_KEY] = 'https://www.trama.example/?utm_source=prima';
    at('/fibra-ottica?utm_source=g');
    expect(visitCampaign()).toEqual({ source: 'g', landing: '/fibra-ottica' });
  });

  test('reads the address that the tab has stored', () => {
    sessionStorage[CAMPAIGN_KEY] = 'https://www.trama.example/voip?utm_source=prima';
    entries('https://www.trama.example/chi-siamo');
    expect(visitCampaign()).toEqual({ source: 'prima', landing: '/voip' });
  });

  test.each([
    [true, { source: 'g', gclid: 'Cj0', landing: '/voip' }],
    [false, { source: 'g', landing: '/voip' }],
  ])('with marketing allowed: %s, reads %o from this page and from the tab', (marketing, campaign) => {
    keepChoice({ analytics: !marketing, marketing });
    at('/voip?utm_source=g&gclid=Cj0');
    expect(visitCampaign()).toEqual(campaign);
    sessionStorage[CAMPAIGN_KEY] = location.href;
    at('/servizi');
    expect(visitCampaign()).toEqual(campaign);
  });

  test('reads no click id of a visitor who has not chosen', () => {
    at('/servizi?gclid=Cj0');
    sessionStorage[CAMPAIGN_KEY] = 'https://www.trama.example/voip?gclid=Cj0';
    expect(visitCampaign()).toBeUndefined();
  });

  test.each(['', 'medici', '/?utm_source=g', '{"a":1}'])('ignores %j in the tab', (value) => {
    sessionStorage[CAMPAIGN_KEY] = value;
    expect(visitCampaign()).toBeUndefined();
  });

  test('returns the first page of the tab when the browser lists it', () => {
    entries('https://www.trama.example/chi-siamo?x=1', 'https://www.trama.example/servizi');
    expect(visitCampaign()).toEqual({ landing: '/chi-siamo' });
    entries(null, 'https://www.trama.example/servizi');
    expect(visitCampaign()).toBeUndefined();
  });

  test('returns undefined when storage is forbidden and there is no list', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(visitCampaign()).toBeUndefined();
  });
});

describe('a lead', () => {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  beforeEach(async () => {
    sent.length = 0;
    vi.stubGlobal(
      'fetch',
      (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
        sent.push({ key: headers['Idempotency-Key'], body: JSON.parse(body) });
        return Promise.resolve(Response.json({ ok: false, code: 'unavailable' }, { status: 503 }));
      },
    );
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await open();
    await type();
  });

  test('carries the choice of the address that the page offers, after any jump, and nothing else', async () => {
    const card = form().parentElement;
    card?.classList.add('form-card');
    card?.insertAdjacentHTML('afterbegin', '<p class="choice" id="scelta-base">Hai scelto: <b>Base</b></p>');
    for (const address of ['?scelta=Base#scelta-base', '?scelta=Base#main', '?scelta=Altro']) {
      at(`/servizi${address}`);
      act(() => void dispatchEvent(new PopStateEvent('popstate')));
      await submit();
    }
    expect(sent.map(({ body }) => body['plan'])).toEqual(['Base', 'Base', undefined]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('is the same lead when only the campaign has changed', async () => {
    at('/servizi?utm_source=uno');
    await submit();
    at('/servizi?utm_source=due');
    await submit();
    expect(sent.map(({ body }) => body['campaign'])).toEqual([
      { source: 'uno', landing: '/servizi' },
      { source: 'due', landing: '/servizi' },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
