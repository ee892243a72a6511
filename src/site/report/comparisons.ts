import { fieldName, valueAt } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';
import type { FieldQuestion } from './lengths.ts';

/** The key with which a section, a question or an article says which services it compares. */
const COMPARES = 'compares';

/** The texts of a section that may compare, the first that it has. */
const HEADS = ['title', 'headline', 'question', 'lead', 'text'];

/** What a list says that a comparison may rest on: names, prices and speeds of its plans. */
const figuresOf = ({ content }: Reading, id: string): string => {
  const service = content.services?.get(id);
  const plans = content.plans?.get(service?.plans ?? '')?.items ?? [];
  const each = plans.map(({ name, price, capacity = '', sla = '' }) =>
    [name, price, capacity, sla].filter((part) => part !== '').join(' '),
  );
  const from = service?.fromPrice === undefined ? [] : [`da ${service.fromPrice}`];
  return `${service?.name}: ${[...each, ...from].join('; ')}`.replace(/\s/g, ' ');
};

const headOf = ({ data }: Pick<Entry, 'data'>, around: readonly PropertyKey[]): string => {
  const head = HEADS.map((key) => valueAt(data, [...around, key])).find((text) => text !== undefined);
  return Array.isArray(head) ? head.join(' ') : String(head ?? fieldName(around));
};

/**
 * @param reading the content of a day
 * @returns a question for each text that declares a comparison. An answer holds for the figures of its day: when one of
 *   them changes, or a plan comes or goes, the question is back
 */
export const comparisons = (reading: Reading): (FieldQuestion & { readonly compared: string })[] =>
  reading.entries.flatMap((entry) => {
    const named = entry.fields.filter(({ path }) => path.at(-2) === COMPARES);
    const places = Map.groupBy(named, ({ path }) => JSON.stringify(path.slice(0, -2)));
    return [...places.values()].flatMap((services) => {
      const [field] = services;
      if (!field) return [];
      const compared = services.map(({ value }) => figuresOf(reading, String(value))).join(' | ');
      const words = headOf(entry, field.path.slice(0, -2));
      return [{ entry, field, words, compared, question: `confronta ${compared}. È ancora vero?` }];
    });
  });
