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
    `${SITE}/?utm_content=big-data%3Apromo`,
    `${SITE}/?utm_content=big-data:promo&utm_source=g`,
    `${SITE}/?utm_content=big%20data%3A%20promo`,
    `${SITE}/?utm_content=big+data:promo#data`,
    `${SITE}/?utm_content=ricerca%20%26%20data%3Apromo`,
    `${SITE}/?utm_content=a%3Ddata:promo`,
    `${SITE}/?utm_content=partner/data:promo`,
    `${SITE}/?utm_term=corso%20javascript:%20base&utm_campaign=metadata:2026`,
    `${SITE}/?utm_campaign=data&utm_term=data%20center`,
    `${SITE}/?utm_content=100%&utm_term=%E0%A4%A`,
    `${SITE}/?utm_term=%3Coggetto%3E`,
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
    `${SITE}/?x=1&u=%6Aava%73cript%3Aalert(1)`,
    `${SITE}/?u=javascript%253Aalert(1)`,
    `${SITE}/?u=%20%09data:text/html`,
    `${SITE}/?u=++vbscript:msgbox(1)`,
    `${SITE}/?u=java%09script:alert(1)`,
    `${SITE}/?u=JAVA%0D%0ASCRIPT%3Aalert(1)`,
    `${SITE}/?u=java\tscript:alert(1)`,
    `${SITE}/?javascript:alert(1)`,
    `${SITE}/#data:text/html`,
    `${SITE}/#next=DATA%3Atext/html`,
    `${SITE}/data:text/html`,
    `${SITE}/javascript:alert(1)/x?utm_source=g`,
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    `${SITE}/?q=%253Cscript%253E`,
    `${SITE}/?q=%3Cs%63ript`,
  ])('finds %s suspicious', (url) => {
    expect(pageUrlProblem(url)).toBe('xss_attempt');
  });
});
