/** Hands out the id of a lead. */
export interface IdempotencyKeys {
  /**
   * @param content everything that is about to be sent, as JSON can hold it
   * @returns the id of this lead: the same for a retry of the same content, a new one when the content changed; empty
   *   where the page is not served securely, and the function derives one
   */
  keyFor(content: unknown): string;
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
  let sent: string | undefined;
  const renew = (): void => {
    // Undefined where the page is not served securely.
    field.value = crypto.randomUUID?.() ?? '';
  };
  return {
    keyFor(content) {
      const next = JSON.stringify(content);
      if (!field.value || (sent !== undefined && next !== sent)) renew();
      sent = next;
      return field.value;
    },
    renew() {
      sent = undefined;
      renew();
    },
  };
};
