/**
 * The states of a lead. Every way from one to another is one atomic statement, and all of them are in this folder:
 *
 *   (new) -> pending       accepted, waits for its mail                                      insert-lead.ts
 *   (new) -> held          honeypot filled, or more leads in a day than people send          insert-lead.ts
 *   held -> pending        the same request came again without what held it                  insert-lead.ts
 *   held -> pending        a person released it                                              operator.ts
 *   pending -> pending     claimed for a while                                               claim-lead.ts
 *   pending -> pending     to be tried again later, or now that an outage is over            end-attempt.ts
 *   pending -> pending     a person had it tried now                                         operator.ts
 *   pending -> failed      the provider will never take it, or has not for too long          end-attempt.ts
 *   failed -> pending      the provider refuses others too: it is the account                end-attempt.ts
 *   failed -> pending      a person had it tried again                                       operator.ts
 *   any -> sent            the provider has the mail, whatever became of the lead meanwhile  end-attempt.ts
 *   sent (erased)          30 days later the personal data leaves the row                    erase.ts
 *   held, failed -> (gone) nobody asked for it in time                                       erase.ts
 */
export const LEAD_STATES = ['pending', 'sent', 'held', 'failed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const isLeadState = (value: unknown): value is LeadState =>
  LEAD_STATES.some((state) => state === value);
