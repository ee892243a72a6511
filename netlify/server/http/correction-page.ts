import {
  belongsTo,
  SHOWN_FIELDS,
  type ShownField,
  VISIBLE_FIELDS,
  type VisibleField,
} from '../../../src/lead/fields.ts';
import { escapeHtml } from './escape-html.ts';

type CorrectionValue = ShownField | 'formType' | 'source' | 'requestId' | 'page';

/** The data of the page that a visitor without JavaScript gets back after posting a form with mistakes. */
export interface CorrectionState {
  readonly title: string;
  /** The text of the notice. */
  readonly description: string;
  /** Every value exactly as the visitor typed it. */
  readonly values: Readonly<Record<CorrectionValue, string>>;
  readonly checked: Readonly<Record<'privacyConsent' | 'contactConsent', boolean>>;
  /** The message to show under each wrong field. */
  readonly errors: Readonly<Partial<Record<VisibleField, string>>>;
  /** The schema's message for each of these fields, to show above the form. */
  readonly summary: Readonly<Partial<Record<VisibleField, string>>>;
  /** The message to show at the file input; the notice contains it too. */
  readonly attachmentError: string | undefined;
  /** The plan or position that the visitor chose before. */
  readonly plan: string | undefined;
  /** Whether the form takes a file. */
  readonly isCareer: boolean;
  readonly submitLabel: string;
}

/** Matches the `data-checked` token of a checkbox, or another token such as `[[title]]` or `[[value.name]]`. */
const TOKEN = /\s?data-checked="\[\[checked\.(\w+)\]\]"|\[\[(\w+(?:\.\w+)?)\]\]/g;

/** The words of the failure notice (Specification §8) that the built page makes a link to the telephone. */
const DIRECTLY = 'contattaci direttamente';

/** The description in three parts, of which the second is a link; without those words it is all in the first part. */
const callTexts = (description: string): [string, string][] => {
  const [before = '', after] = description.split(DIRECTLY);
  const hasCall = after !== undefined;
  return [
    ['description.before', before],
    ['description.call', hasCall ? DIRECTLY : ''],
    ['description.after', after ?? ''],
    ['has.call', String(hasCall)],
  ];
};

const textsOf = (state: CorrectionState): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>([
    ['title', state.title],
    ['description', state.description],
    ...callTexts(state.description),
    ['submitLabel', state.submitLabel],
  ]);
  for (const [name, value] of Object.entries(state.values)) texts.set(`value.${name}`, value);
  // HTML ignores a line break directly after the `<textarea>` tag.
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
 * Fills the built correction page in one pass over the template, so that `[[…]]` in a visitor's text is not replaced.
 *
 * @param template HTML with tokens; `data-checked="[[checked.…]]"` becomes `checked`, or is removed
 * @param state unescaped texts; this function escapes them
 * @throws {Error} if a token has no value, because the template and this file disagree
 */
export const fillCorrectionPage = (template: string, state: CorrectionState): string => {
  const texts = textsOf(state);
  return template.replace(TOKEN, (token, box: string | undefined, name: string | undefined) => {
    const text = texts.get(box === undefined ? (name ?? '') : `checked.${box}`);
    if (text === undefined) throw new Error(`correction page: no value for ${token.trim()}`);
    if (box === undefined) return escapeHtml(text);
    return text === 'true' ? ' checked' : '';
  });
};
