import { describe, expect, test } from 'vitest';
import { type BuiltPage, readSite } from './built-site.ts';

const { pages } = readSite();
const pageAt = (path: string): BuiltPage | undefined => pages.find((page) => page.path === path);
const elementsOf = (page: BuiltPage | undefined, selector: string): Element[] => [
  ...(page?.document.querySelectorAll(selector) ?? []),
];

/** Specification §2: "consulenza (consultation section with the quote form)". */
describe('the form of a consultation asks for a quote', () => {
  const FIELD = '#consulenza [name=formType]';
  const asking = pages.filter((page) => elementsOf(page, FIELD).length > 0);

  test('it stands on both overviews and the home page, among others', () => {
    expect(asking.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/servizi', '/innovazione-digitale']),
    );
  });

  test.each(asking)('$path', (page) => {
    expect(elementsOf(page, FIELD).map((field) => field.getAttribute('value'))).toEqual(['quote']);
  });
});

/** Specification §2, "Digital-innovation pages": ICT managed services have the same structure as IoT. */
test.each(['/innovazione-digitale/iot', '/innovazione-digitale/ict-managed-services'])(
  '%s has its technology stack',
  (path) => {
    expect(elementsOf(pageAt(path), '.stack li')).toHaveLength(4);
  },
);

/** Specification §3: a consulting area has an icon. */
test('each of the six areas of consulting has a mark of its own, which nobody is read', () => {
  const areas = elementsOf(pageAt('/innovazione-digitale/consulenza'), '.consulting-areas > ul > li');
  expect(areas).toHaveLength(6);
  const marks = areas.map((area) => area.querySelector('.weave'));
  expect(new Set(marks.map((mark) => mark?.className)).size).toBe(6);
  expect(marks.map((mark) => mark?.textContent)).toEqual(areas.map(() => ''));
});
