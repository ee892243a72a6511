import { beforeEach, expect, it, vi } from 'vitest';
import { COOKIE_CHOICE_KEY } from './cookie-choice.ts';
import { markOf, TOLD_KEY, thankYouAddress } from './sent-lead.ts';

const LEAD = { formType: 'quote', page: '/fibra-ottica' } as const;
const TOKEN = markOf('3f9a1c2b', true);

const choose = (analytics: boolean, marketing: boolean): void =>
  localStorage.setItem(
    COOKIE_CHOICE_KEY,
    JSON.stringify({ necessary: true, analytics, marketing, timestamp: Date.now() }),
  );

const comeFrom = (referrer: string): void => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.fbq;
  delete window._fbq;
  vi.stubEnv('PUBLIC_ANALYTICS_ID', 'G-TEST');
  vi.stubEnv('PUBLIC_MARKETING_ID', '123');
  comeFrom(`${location.origin}/fibra-ottica?utm_content=mario@rossi.it`);
});

/** Shows a page at that address, where the early script starts the tags if the visitor has allowed any. */
const show = async (address: string) => {
  history.replaceState(null, '', address);
  const tags = await import('./follow-choice.ts');
  tags.followChoice();
  return tags;
};

const google = (): unknown[] =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command as ArrayLike<unknown>))
    .filter(([, event]) => event === 'generate_lead')
    .map(([, , parameters]) => parameters);
const meta = (): unknown[] => (window.fbq?.queue ?? []).filter(([, event]) => event === 'Lead');

const TOLD_GOOGLE = {
  form_type: 'quote',
  page_path: '/fibra-ottica',
  page_location: `${location.origin}/fibra-ottica`,
};
const TOLD_META = ['track', 'Lead', { content_category: 'quote', content_name: '/fibra-ottica' }];

it('tells both tags once about a lead that the browser posted, and cleans the address', async () => {
  choose(true, true);
  const { followChoice } = await show(thankYouAddress(LEAD, TOKEN));
  followChoice();
  expect(google()).toEqual([TOLD_GOOGLE]);
  expect(meta()).toEqual([TOLD_META]);
  expect(location.pathname + location.search).toBe('/richiesta-inviata');
});

it.each([
  [true, false, 1, 0],
  [false, true, 0, 1],
])(
  'tells only the allowed tag: analytics %s, marketing %s',
  async (analytics, marketing, toGoogle, toMeta) => {
    choose(analytics, marketing);
    await show(thankYouAddress(LEAD, TOKEN));
    expect([google().length, meta().length]).toEqual([toGoogle, toMeta]);
  },
);

it('tells and stores nothing while the choice is missing or refuses', async () => {
  for (const isAsked of [false, true]) {
    if (isAsked) choose(false, false);
    await show(thankYouAddress(LEAD, TOKEN));
    expect([window.dataLayer, window.fbq]).toEqual([undefined, undefined]);
    expect(sessionStorage).toHaveLength(0);
  }
});

it('tells a lead after the visitor accepts on the page that thanks', async () => {
  const { followChoice } = await show(thankYouAddress(LEAD, TOKEN));
  choose(true, true);
  followChoice();
  expect([google(), meta()]).toEqual([[TOLD_GOOGLE], [TOLD_META]]);
});

it('tells nothing after a withdrawal', async () => {
  choose(true, true);
  const { tellLead } = await show('/fibra-ottica');
  choose(false, false);
  tellLead(LEAD);
  expect([google(), meta()]).toEqual([[], []]);
});

it('tells a form that was posted twice once', async () => {
  choose(true, true);
  await show(thankYouAddress(LEAD, TOKEN));
  await show(thankYouAddress(LEAD, TOKEN));
  expect(google()).toHaveLength(1);
  expect(sessionStorage[TOLD_KEY]).toBe(TOKEN);
  await show(thankYouAddress(LEAD, markOf('00000000', true)));
  expect(google()).toHaveLength(2);
});

it.each([
  ['a direct visit', '/richiesta-inviata'],
  ['the honeypot', thankYouAddress(LEAD, markOf('3f9a1c2b', false))],
  ['another page', thankYouAddress(LEAD, TOKEN).replace('/richiesta-inviata', '/fibra-ottica')],
  ['the page of another form', thankYouAddress(LEAD, TOKEN).replace('quote', 'career')],
  ['an unknown form', thankYouAddress(LEAD, TOKEN).replace('quote', 'newsletter')],
  ['no token', '/richiesta-inviata?inviata=quote'],
])('does not count %s', async (_, address) => {
  choose(true, true);
  await show(address);
  expect([google(), meta()]).toEqual([[], []]);
});

it.each(['', 'https://altrove.example/', 'about:blank'])(
  'does not count a visit from “%s”',
  async (referrer) => {
    choose(true, true);
    comeFrom(referrer);
    await show(thankYouAddress(LEAD, TOKEN));
    expect([google(), meta()]).toEqual([[], []]);
  },
);

it.each(['/x?email=mario@rossi.it', '/mario@rossi.it', '//altrove.example', 'javascript:alert(1)', ''])(
  'does not name “%s”, which is no page of ours',
  async (page) => {
    choose(true, true);
    await show(thankYouAddress({ ...LEAD, page }, TOKEN));
    expect(google()).toEqual([{ form_type: 'quote' }]);
    expect(meta()).toEqual([['track', 'Lead', { content_category: 'quote' }]]);
  },
);
