import { expect, test } from 'vitest';
import { type BuiltPage, readSite } from './built-site.ts';

const { pages } = readSite();
const pageAt = (path: string): BuiltPage | undefined => pages.find((page) => page.path === path);
const elementsOf = (page: BuiltPage | undefined, selector: string): Element[] => [
  ...(page?.document.querySelectorAll(selector) ?? []),
];

/** Specification §2, "Digital-innovation pages": ICT managed services have the same structure as IoT. */
test.each(['/innovazione-digitale/iot', '/innovazione-digitale/ict-managed-services'])(
  'shows the technology stack on %s',
  (path) => {
    expect(elementsOf(pageAt(path), '.stack li')).toHaveLength(4);
  },
);

/** Specification §3: a consulting area has an icon. */
test('gives each consulting area an icon of its own, without text for screen readers', () => {
  const areas = elementsOf(pageAt('/innovazione-digitale/consulenza'), '.consulting-areas > ul > li');
  expect(areas.length).toBeGreaterThan(0);
  const marks = areas.map((area) => area.querySelector('.weave'));
  expect(new Set(marks.map((mark) => mark?.className)).size).toBe(areas.length);
  expect(marks.map((mark) => mark?.textContent)).toEqual(areas.map(() => ''));
});
