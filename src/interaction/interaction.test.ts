import { describe, expect, it } from 'vitest';
import { MAX_PAGE_URL_LENGTH, pageUrlProblem } from './interaction.ts';

const SITE = 'https://www.azienda.example';

describe('pageUrlProblem', () => {
  it.each([
    SITE,
    `${SITE}/fibra-ottica?utm_source=x#contatto-hero`,
    'http://localhost:4321/servizi',
    `${SITE}/innovazione-digitale/data-analytics`,
    `${SITE}/cloud-data-center`,
    `${SITE}/?q=descrizione`,
    `${SITE}/${'a'.repeat(MAX_PAGE_URL_LENGTH - SITE.length - 1)}`,
  ])('finds nothing wrong with %s', (url) => {
    expect(pageUrlProblem(url)).toBeUndefined();
  });

  it.each(['', `${SITE}/${'a'.repeat(MAX_PAGE_URL_LENGTH - SITE.length)}`])(
    'refuses an address that is empty or too long',
    (url) => {
      expect(pageUrlProblem(url)).toBe('invalid_url');
    },
  );

  it('checks the length first', () => {
    expect(pageUrlProblem(`javascript:${'a'.repeat(MAX_PAGE_URL_LENGTH)}`)).toBe('invalid_url');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,ciao',
    `${SITE}/?next=javascript:alert(1)`,
    `${SITE}/?next=javascript%3Aalert(1)`,
    `${SITE}/?u=data:text/html`,
    `${SITE}/?q=<script>alert(1)</script>`,
    `${SITE}/?q=%3CScRiPt%3E`,
    `${SITE}/?q=</script>`,
    `${SITE}/?q=%3C%2Fscript%3E`,
    `${SITE}/?q=%3c%2fiframe%3e`,
    `${SITE}/#<iframe src=x>`,
    `${SITE}/<object data=x>`,
    `${SITE}/<embed>`,
  ])('finds %s suspicious', (url) => {
    expect(pageUrlProblem(url)).toBe('xss_attempt');
  });
});
