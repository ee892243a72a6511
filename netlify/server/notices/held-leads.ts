import type { FormType } from '../../../src/lead/form-types.ts';
import type { Database } from '../database/database.ts';

/** A held lead as a notice lists it. `name` and `phone` are null once it is erased. */
export interface HeldLead {
  readonly id: string;
  readonly formType: FormType;
  readonly page: string | null;
  readonly receivedAt: Date;
  readonly name: string | null;
  readonly phone: string | null;
}

/**
 * @param notice the id of the notice that lists them
 * @returns its leads, whatever became of them since, in the order of their arrival
 */
export const readHeldLeads = (database: Database, notice: string): Promise<HeldLead[]> =>
  database.query(
    `select id, form_type as "formType", page, created_at as "receivedAt", payload ->> 'name' as name,
       payload ->> 'phone' as phone
     from leads where listed_in = $1::uuid order by created_at, id`,
    [notice],
  );
