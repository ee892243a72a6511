import { describe, expect, it } from 'vitest';
import { type Campaign, campaignOf, readCampaign } from './campaign.ts';
import { CAMPAIGN_VALUE_MAX_LENGTH, PAGE_MAX_LENGTH } from './limits.ts';

const SITE = 'https://www.trama.example';

describe('campaignOf', () => {
  it.each<[string, Campaign | undefined]>([
    [
      '/fibra-ottica?utm_source=g&utm_campaign=medici',
      { source: 'g', campaign: 'medici', landing: '/fibra-ottica' },
    ],
    [
      '/?utm_medium=cpc&utm_term=fibra+studio&utm_content=a%2Fb&gclid=Cj0K_-x#contatto-hero',
      { medium: 'cpc', term: 'fibra studio', content: 'a/b', landing: '/' },
    ],
    [
      '/?utm_source=news&amp;utm_medium=email&amp;Utm_Campaign=medici',
      { source: 'news', medium: 'email', campaign: 'medici', landing: '/' },
    ],
    ['/servizi?gclid=Cj0&fbclid=x', undefined],
    ['/servizi?utm_source=uno&utm_source=due', { source: 'uno', landing: '/servizi' }],
    ['/servizi?utm_source=&utm_campaign=%20', undefined],
    ['/servizi?UTM_SOURCE=g&utm=x#utm_source=h', { source: 'g', landing: '/servizi' }],
    ['/servizi?utm=x#utm_source=g', undefined],
    ['/servizi?utm_source=%ff%E0%A4', { source: '\ufffd\ufffd', landing: '/servizi' }],
  ])('reads %s', (path, campaign) => {
    expect(campaignOf(SITE + path)).toEqual(campaign);
  });

  it.each(['gclid', 'GCLID', 'amp;gclid'])('reads %s with consent to marketing', (parameter) => {
    const address = `${SITE}/voip?utm_source=g&${parameter}=Cj0K_-x&fbclid=x`;
    expect(campaignOf(address, true)).toEqual({ source: 'g', gclid: 'Cj0K_-x', landing: '/voip' });
    expect(campaignOf(address)).toEqual({ source: 'g', landing: '/voip' });
  });

  it('throws when the text is not an address', () => {
    expect(() => campaignOf('medici')).toThrow(TypeError);
  });
});

describe('readCampaign', () => {
  it.each<[unknown]>([
    [undefined],
    [null],
    ['medici'],
    [7],
    [[]],
    [{}],
    [{ campaign: 7 }],
    [{ campaign: ['medici'] }],
    [{ campaign: '\u200b \n' }],
    [{ toString: 'x' }],
  ])('returns undefined for %j', (value) => {
    expect(readCampaign(value)).toBeUndefined();
  });

  it.each<[string, string | undefined]>([
    ['  medici\tdi \r\n base  ', 'medici di base'],
    ['a\u0000b\u001b[31mc\u0085d\u2028e', 'a b [31mc d e'],
    ['\u202etxt.exe\u2066\ufeff\u00ad', 'txt.exe'],
    ['\ud83d', undefined],
    ['medici 👩‍⚕️', 'medici 👩‍⚕️'],
    ['<b>"\'&;=1+1', '<b>"\'&;=1+1'],
    ['mario.rossi@studio.example', undefined],
    ['novembre-mario.rossi@studio.example-2', undefined],
    ['+39 333 1234567', undefined],
    ['@trama', '@trama'],
    ['x'.repeat(100_000), 'x'.repeat(CAMPAIGN_VALUE_MAX_LENGTH)],
    [`${'x'.repeat(CAMPAIGN_VALUE_MAX_LENGTH - 1)}😀`, 'x'.repeat(CAMPAIGN_VALUE_MAX_LENGTH - 1)],
  ])('makes one plain line of %j', (value, line) => {
    expect(readCampaign({ campaign: value })?.campaign).toBe(line);
  });

  it.each([
    ['Cj0KCQiA_x-9', 'Cj0KCQiA_x-9'],
    ['<script>', undefined],
    ['a b', undefined],
    ['393331234567', undefined],
  ])('reads the click id %j as %j', (gclid, read) => {
    expect(readCampaign({ gclid })?.gclid).toBe(read);
  });

  it.each([
    ['/fibra-ottica', '/fibra-ottica'],
    ['/fibra-ottica?email=a@b.example#x', '/fibra-ottica'],
    ['https://altro.example/', undefined],
    ['javascript:alert(1)', undefined],
    [`/${'a'.repeat(400)}`, `/${'a'.repeat(PAGE_MAX_LENGTH - 1)}`],
  ])('reads the landing page %j as %j', (landing, read) => {
    expect(readCampaign({ landing })?.landing).toBe(read);
  });

  it('leaves out unknown keys', () => {
    expect(readCampaign({ source: 'g', id: 'x', __proto__: { medium: 'cpc' } })).toEqual({
      source: 'g',
      medium: 'cpc',
    });
  });
});
