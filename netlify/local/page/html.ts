import { escapeHtml } from '../../server/http/escape-html.ts';

/** Markup that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Value[];

/** Builds markup: every value put into it is escaped, unless it came out of this tag itself. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(
    strings.map((string, index) => string + (index < values.length ? render(values[index]) : '')).join(''),
  );

const render = (value: Value | undefined): string => {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
};
