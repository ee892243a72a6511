import { describe, expect, test } from 'vitest';
import { graphOf, site, textOf } from './copy.ts';

/** Texts of questions and answers in any part of the structured data. */
const claims = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'name' || key === 'text') && typeof item === 'string' ? [item] : claims(item),
  );
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(site.pages.filter(({ html }) => html.includes('application/ld+json')))('$path', (page) => {
  const graph = graphOf(page);

  test('its structured data stands last in the body', () => {
    expect(page.document.body.lastElementChild?.getAttribute('type')).toBe('application/ld+json');
  });

  test('each thing has an id of its own', () => {
    expect(new Set(graph.map((thing) => thing['@id'])).size).toBe(graph.length);
    for (const thing of graph) expect(thing['@id']).toMatch(/^https:\/\/[^#]+#[a-z]+$/);
  });

  test('its questions and answers are what visitors read', () => {
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
    const visible = squeezed(textOf(page, 'main'));
    expect(claims(faq).filter((claim) => !visible.includes(squeezed(claim)))).toEqual([]);
  });
});

test('every page of a service says what it offers', () => {
  const services = site.pages.flatMap((page) =>
    graphOf(page).filter((thing) => thing['@type'] === 'Service'),
  );
  expect(services.length).toBeGreaterThan(14);
});
