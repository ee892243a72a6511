import type { Lead } from '../../lead/schema.ts';

/** Hands out the id of a lead. */
export interface IdempotencyKeys {
  /**
   * @param lead what is about to be sent
   * @returns the id of this lead: the same for a retry of the same content, a new one when the content changed
   */
  keyFor(lead: Lead): string;
  /** Takes a new id: the lead was accepted, or its id belongs to other content. */
  renew(): void;
}

/** Where the id stands in the form: the browser's own post carries it too. */
export type IdField = Pick<HTMLInputElement, 'value'>;

/**
 * One id a filled form. An answer that got lost may hide a stored lead, so a retry repeats the id; changed content
 * under the same id would be refused as a conflict (409), so it gets its own.
 *
 * @param field the form's `requestId`; the early script has put the first id there
 */
export const idempotencyKeys = (field: IdField): IdempotencyKeys => {
  let content: string | undefined;
  const renew = (): void => {
    field.value = crypto.randomUUID();
  };
  return {
    keyFor(lead) {
      const next = JSON.stringify(lead);
      if (!field.value || (content !== undefined && next !== content)) renew();
      content = next;
      return field.value;
    },
    renew() {
      content = undefined;
      renew();
    },
  };
};
