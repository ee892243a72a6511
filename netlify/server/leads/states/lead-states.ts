/**
 * The states of a lead. Each transition is one atomic statement, and all of these statements are in this folder:
 *
 *   (new) -> pending       accepted; waits for its mail                                      insert-lead.ts
 *   (new) -> held          honeypot filled, or above the ceiling of a visitor or network     insert-lead.ts
 *   held -> pending        the same request was posted again, and nothing holds it           insert-lead.ts
 *   held -> pending        a person released it                                              operator.ts
 *   pending -> pending     a process claimed it until its lease ends                         claim-lead.ts
 *   pending -> pending     an attempt failed, or an outage has ended                         end-attempt.ts
 *   pending -> pending     a person asked to try it now                                      operator.ts
 *   pending -> failed      refused, failed for a week, or ten processes died with it         end-attempt.ts
 *   failed -> pending      the provider refused others too, so the account is at fault       end-attempt.ts
 *   failed -> pending      a person asked to try it again                                    operator.ts
 *   any -> sent            the provider accepted the mail                                    end-attempt.ts
 *   any (handled, closed)  a person called back, or it is no request                         operator.ts
 *   any (erased)           a person erased its data; one that waited fails, closed           operator.ts
 *   sent -> pending        its curriculum arrived after its mail, and follows                follow-cv.ts
 *   sent -> pending        its mail bounced, and goes to the second inbox                    bounce-lead.ts
 *   sent (stranded)        its mail bounced, and no inbox is left                            bounce-lead.ts
 *   sent -> pending        a person asked to try a bounced lead again                        operator.ts
 *   sent (erased)          30 days later its personal data is erased, and its id replaced    erase.ts
 *   held, failed -> (gone) the retention period ended                                        erase.ts
 */
export const LEAD_STATES = ['pending', 'sent', 'held', 'failed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** SQL: a flood holds the lead, and nobody has closed or released it. Two indexes have the same condition. */
export const HELD_BY_FLOOD = "state = 'held' and held_for <> 'honeypot' and closed_at is null";

export const isLeadState = (value: unknown): value is LeadState =>
  LEAD_STATES.some((state) => state === value);
