import { escapeHtml } from './escape-html.ts';

/** Markup that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | readonly HtmlValue[];

/** Builds markup. Every value is escaped, except {@link Html} values. */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(
    strings.map((string, index) => string + (index < values.length ? render(values[index]) : '')).join(''),
  );

const render = (value: HtmlValue | undefined): string => {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
};
