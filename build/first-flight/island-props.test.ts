import { expect, test } from 'vitest';
import { withoutProps } from './island-props.ts';

const written = (props: object): string => JSON.stringify(props).replaceAll('"', '&quot;');
const island = (name: string, props: object): string =>
  `<astro-island component-export="${name}" props="${written(props)}" ssr></astro-island>`;
const bare = (name: string): string => `<astro-island component-export="${name}" ssr></astro-island>`;

test('a form’s props leave the page, and so do those that say nothing', () => {
  const props = { id: [0, 'a'], formType: [0, 'quote'], messageLabel: [0, 'Cosa "vuoi"?'] };
  expect(withoutProps(island('LeadForm', props) + island('LeadDialog', {}))).toBe(
    bare('LeadForm') + bare('LeadDialog'),
  );
});

test('what no HTML says stays', () => {
  const html = island('LeadForm', { id: [0, 'a'], color: [0, 'red'] }) + island('Other', { id: [0, 'b'] });
  expect(withoutProps(html)).toBe(html);
});
