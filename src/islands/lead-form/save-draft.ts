import { SHOWN_FIELDS } from '../../lead/fields.ts';
import { FILE, fieldOf, keyOf } from './draft.ts';
import { withStorage } from './tab-storage.ts';

/** What was typed, and the id of its lead: never a consent, which is given and not remembered. */
const KEPT = [...SHOWN_FIELDS, 'requestId'];
/** No page may put a file back. */
const FILE_FIELD = 'attachment';

/** Keeps what was typed for a reload of the tab; of an empty form nothing. The early script restores it (draft.ts). */
export const saveDraft = (form: HTMLFormElement): void => {
  const draft = KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  draft.push([FILE, fieldOf(form, FILE_FIELD)?.value ?? '']);
  withStorage((storage) => {
    if (draft.some(([name, value]) => value && name !== 'requestId'))
      storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(draft)));
    else storage.removeItem(keyOf(form));
  });
};
