import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import { expect } from 'playwright/test';

/** A mail as the local outbox lists it. */
export interface ReceivedMail {
  readonly idempotencyKey: string | null;
  readonly replyTo: string | string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly size: number;
    readonly sha256: string;
  }[];
}

/** A stored lead, with the columns that journeys check. */
export interface LeadRow {
  readonly id: string;
  readonly state: string;
  readonly form_type: string;
  readonly source: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Faults {
  readonly email?: 'down' | 'slow' | '429' | '500' | 'ok';
  readonly database?: 'down' | 'slow' | 'ok';
}

/** The services behind the site during a run: the outbox, the database, the schedules and the faults. */
export class Services {
  readonly #url: string;
  readonly #sql: NeonQueryFunction<false, false>;

  /**
   * @param url address of the local services, without a slash at its end
   * @param databaseUrl connection string of their database
   */
  constructor(url: string, databaseUrl: string) {
    this.#url = url;
    this.#sql = neon(databaseUrl);
    neonConfig.fetchEndpoint = `${url}/sql`;
  }

  /** @returns the mails whose Reply-To is this visitor, oldest first */
  async mailsFrom(email: string): Promise<ReceivedMail[]> {
    return (await this.#mails()).filter((mail) =>
      [mail.replyTo].flat().some((address) => address.includes(email)),
    );
  }

  /** @returns the mails with this subject, oldest first */
  async mailsAbout(subject: string): Promise<ReceivedMail[]> {
    return (await this.#mails()).filter((mail) => mail.subject === subject);
  }

  /** @returns this visitor's rows in `leads`, read with the driver that production uses */
  async leadsFrom(email: string): Promise<LeadRow[]> {
    const rows = await this.#sql`
      select id, state, form_type, source, payload from leads where payload ->> 'email' = ${email} order by created_at`;
    // The driver does not type the columns of a statement.
    return rows as LeadRow[];
  }

  /** @returns the types of the stored clicks on contact links of this page address, oldest first */
  async interactionsOn(pageUrl: string): Promise<string[]> {
    const rows = await this.#sql`
      select interaction_type from contact_interactions where page_url = ${pageUrl} order by id`;
    return rows.map((row) => String(row['interaction_type']));
  }

  /** Runs the schedule that mails waiting leads. */
  async deliverLeads(): Promise<void> {
    await this.#post('/schedules/deliver-leads', {});
  }

  /** Makes outside services fail in this way until the next call. */
  async setFaults(faults: Faults): Promise<void> {
    await this.#post('/faults', { email: 'ok', database: 'ok', ...faults });
  }

  async #mails(): Promise<ReceivedMail[]> {
    const response = await this.#ask('/emails');
    // The outbox is our own code, and assertions notice a wrong field.
    return (await response.json()) as ReceivedMail[];
  }

  async #post(path: string, body: unknown): Promise<void> {
    const response = await this.#ask(path, JSON.stringify(body));
    expect(response.ok, `POST ${path} answered ${response.status}`).toBe(true);
  }

  /** Asks on a connection of its own: a kept one may be closed at the moment in which it is used again. */
  #ask(path: string, body?: string): Promise<Response> {
    const headers = { connection: 'close', 'content-type': 'application/json' };
    return fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body ?? null,
    });
  }
}
