import { expect, test } from 'vitest';
import { DYES } from '../../site/dyes.ts';
import { type Page, readSite } from '../../site/site.ts';
import { type LaidOut, layoutOf } from './layout.ts';
import { socialPicture, socialPicturePath } from './social-picture.ts';

const site = readSite();
const page = (more: Partial<Page>): Page => ({
  id: 'prova',
  path: '/prova',
  title: "L'ufficio fino a 2,5 Gb/s in 5-10 giorni",
  description: 'Prova',
  sections: [],
  ...more,
});

test('shows the title, the price and the weave of the page’s service', () => {
  const { from, weave } = site.service('cybersecurity');
  expect(socialPicture(page({ service: 'cybersecurity' }), site)).toEqual({
    agency: site.brand.agency,
    title: 'L’ufficio fino a 2,5\u00a0Gb/s in 5-10\u00a0giorni',
    price: from?.text,
    weave,
  });
});

test('does not repeat a price that the title has', () => {
  expect(socialPicture(page({ service: 'cybersecurity', title: 'Da €249' }), site).price).toBeUndefined();
});

test('has plain weave and no price on a page without a service', () => {
  expect(socialPicture(page({}), site)).toMatchObject({ price: undefined, weave: 'tela' });
});

test('puts a dark weave on ink and a light one on linen', () => {
  const ground = (weave: 'raso' | 'tela') =>
    layoutOf({ agency: 'A', title: 'T', price: undefined, weave }).props.style?.['background'];
  expect([ground('raso'), ground('tela')]).toEqual([DYES.ink, DYES.linen]);
});

test('keeps a small word with the next one and a number with its unit', () => {
  const { children } = layoutOf({
    agency: 'A',
    title: 'Linea sotto i 30\u00a0secondi',
    price: undefined,
    weave: 'tela',
  }).props;
  const groups = typeof children === 'object' ? children[1]?.props.children : undefined;
  const wordsOf = (part: LaidOut): unknown =>
    typeof part.props.children === 'string' ? part.props.children : part.props.children?.map(wordsOf);
  expect(typeof groups === 'object' && groups.map(wordsOf)).toEqual([
    ['Linea'],
    ['sotto'],
    ['i', '30', 'secondi'],
  ]);
});

test('has the address of the page’s file', () => {
  expect(socialPicturePath('servizi/voip')).toBe('/social/servizi/voip.png');
});
