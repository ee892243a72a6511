import type { Lead } from '../../lead/schema.ts';

/** Hands out the id of a lead. */
export interface IdempotencyKeys {
  /**
   * @param lead what is about to be sent
   * @returns the id of this lead: the same for a retry of the same content, a new one when the content changed
   */
  keyFor(lead: Lead): string;
  /** Forgets the id after success: the next lead of this form is another one. */
  forget(): void;
}

/**
 * One id a filled form. An answer that got lost may hide a stored lead, so a retry repeats the id; changed content
 * under the same id would be refused as a conflict (409), so it gets its own.
 */
export const idempotencyKeys = (): IdempotencyKeys => {
  let content = '';
  let key = '';
  return {
    keyFor(lead) {
      const next = JSON.stringify(lead);
      if (next !== content || !key) key = crypto.randomUUID();
      content = next;
      return key;
    },
    forget() {
      key = '';
    },
  };
};
