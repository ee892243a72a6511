/** Provides the id of a lead. */
export interface IdempotencyKeys {
  /**
   * @param content everything that is about to be sent, as a JSON value
   * @returns the id of this lead: the same for a retry of the same content, a new one when the content has changed;
   *   empty when the page is not served securely, in which case the function derives an id
   */
  keyFor(content: unknown): string;
  /** Makes a new id, because the lead was accepted or its id belongs to other content. */
  renew(): void;
}

/** The form's field with the id, which the browser's own post carries too. */
export type IdField = Pick<HTMLInputElement, 'value'>;

/**
 * Gives each filled-in form one id. When an answer got lost, the lead may already be stored, so a retry repeats the id.
 * The function refuses changed content under the same id as a conflict (409), so it gets a new id.
 *
 * @param field the form's `requestId`; the early script has written the first id there
 */
export const idempotencyKeys = (field: IdField): IdempotencyKeys => {
  let sent: string | undefined;
  const renew = (): void => {
    // `randomUUID` is undefined when the page is not served securely.
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
