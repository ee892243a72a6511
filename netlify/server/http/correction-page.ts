import {
  belongsTo,
  SHOWN_FIELDS,
  type ShownField,
  VISIBLE_FIELDS,
  type VisibleField,
} from '../../../src/lead/fields.ts';
import { escapeHtml } from './escape-html.ts';

type CorrectionValue = ShownField | 'formType' | 'source' | 'requestId' | 'page';

/** What a visitor who posted a form without JavaScript gets back. */
export interface CorrectionState {
  readonly title: string;
  /** The notice. */
  readonly description: string;
  /** Everything that was typed, as it was typed. */
  readonly values: Readonly<Record<CorrectionValue, string>>;
  readonly checked: Readonly<Record<'privacyConsent' | 'contactConsent', boolean>>;
  /** Message of each wrong field, under its box. */
  readonly errors: Readonly<Partial<Record<VisibleField, string>>>;
  /** The schema's words for the same fields, on top of the form. */
  readonly summary: Readonly<Partial<Record<VisibleField, string>>>;
  /** Message of the file, which a box may show besides the notice. */
  readonly attachmentError: string | undefined;
  /** What the visitor chose before. */
  readonly plan: string | undefined;
  /** Whether the form takes a file. */
  readonly isCareer: boolean;
  readonly submitLabel: string;
}

/** A box that was ticked, or a token: `[[title]]`, `[[value.name]]`, `[[has.summary]]` … */
const TOKEN = /\s?data-checked="\[\[checked\.(\w+)\]\]"|\[\[(\w+(?:\.\w+)?)\]\]/g;

const textsOf = (state: CorrectionState): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>([
    ['title', state.title],
    ['description', state.description],
    ['submitLabel', state.submitLabel],
  ]);
  for (const [name, value] of Object.entries(state.values)) texts.set(`value.${name}`, value);
  // Of a text area, HTML drops the line end that follows the tag.
  texts.set('value.message', `\n${state.values.message}`);
  for (const [name, checked] of Object.entries(state.checked)) texts.set(`checked.${name}`, String(checked));
  for (const name of [...VISIBLE_FIELDS, 'attachment'] as const) {
    const message = name === 'attachment' ? state.attachmentError : state.errors[name];
    texts.set(`error.${name}`, message ?? '');
    texts.set(`has.${name}`, String(message !== undefined));
    texts.set(`invalid.${name}`, String(message !== undefined));
  }
  for (const name of SHOWN_FIELDS) texts.set(`shows.${name}`, String(belongsTo(name, state.values.formType)));
  for (const name of VISIBLE_FIELDS) texts.set(`summary.${name}`, state.summary[name] ?? '');
  texts.set('plan', state.plan ?? '');
  texts.set('has.plan', String(state.plan !== undefined));
  texts.set('has.career', String(state.isCareer));
  texts.set('has.summary', String(Object.keys(state.errors).length > 0));
  return texts;
};

/**
 * Fills the page that the site was built with. One pass over the template: a visitor's own `[[…]]` stays as typed.
 *
 * @param template HTML with tokens; `data-checked="[[checked.…]]"` becomes `checked`, or vanishes
 * @param state texts as they are: all are escaped here
 * @throws {Error} for a token that nothing fills: the template and this file no longer agree
 */
export const fillCorrectionPage = (template: string, state: CorrectionState): string => {
  const texts = textsOf(state);
  return template.replace(TOKEN, (token, box: string | undefined, name: string | undefined) => {
    const text = texts.get(box === undefined ? (name ?? '') : `checked.${box}`);
    if (text === undefined) throw new Error(`correction page: nothing fills ${token.trim()}`);
    if (box === undefined) return escapeHtml(text);
    return text === 'true' ? ' checked' : '';
  });
};
