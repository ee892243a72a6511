import { type NeonDbError, type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServices, type LocalServicesOptions, startLocalServices } from '../services.ts';
import { SQL_BODY_LIMIT_BYTES } from './sql-endpoint.ts';

/**
 * Tests the endpoint through the real driver.
 *
 * @param options the database behind it; default: the embedded one
 */
export const describeEndpoint = (options: Pick<LocalServicesOptions, 'database'> = {}): void => {
  let services: LocalServices;
  let sql: NeonQueryFunction<false, false>;

  beforeAll(async () => {
    services = await startLocalServices({ port: 0, dataDir: null, ...options });
    neonConfig.fetchEndpoint = `${services.url}/sql`;
    sql = neon(services.databaseUrl);
    await sql.query('create table weft (id int primary key, note text not null check (note <> $$bad$$))');
  });
  afterAll(() => services.close());

  const failure = async (work: Promise<unknown>): Promise<NeonDbError> => {
    try {
      await work;
    } catch (error) {
      // The driver's error; for any other one, the assertions on the fields would fail.
      return error as NeonDbError;
    }
    throw new Error('The statement was expected to fail.');
  };

  describe('single statements through the real driver', () => {
    it('return values parsed from raw text, as Neon does', async () => {
      const day = new Date('2026-11-05T10:00:00Z');
      const [row] =
        await sql`select ${5}::int as i, ${true}::bool as b, ${null}::text as n, ${'è 🧵'}::text as t,
        ${day}::timestamptz as at, ${['a', 'b "c"']}::text[] as list, ${{ k: [1] }}::jsonb as doc,
        ${Buffer.from([0, 255])}::bytea as bytes, count(*) as big from generate_series(1, 3)`;
      expect(row).toEqual({
        i: 5,
        b: true,
        n: null,
        t: 'è 🧵',
        at: day,
        list: ['a', 'b "c"'],
        doc: { k: [1] },
        bytes: Buffer.from([0, 255]),
        big: '3',
      });
    });

    it('return command, row count and field metadata', async () => {
      const full = { fullResults: true } as const;
      const inserted = await sql.query('insert into weft values (1, $1), (2, $1)', ['x'], full);
      expect(inserted).toMatchObject({ command: 'INSERT', rowCount: 2, fields: [] });
      const selected = await sql.query('select id from weft order by id', [], { ...full, arrayMode: true });
      expect(selected).toMatchObject({ command: 'SELECT', rowCount: 2, rows: [[1], [2]], rowAsArray: true });
      expect(selected.fields[0]).toMatchObject({ name: 'id', dataTypeID: 23, columnID: 1, dataTypeSize: 4 });
      const created = await sql.query('create table warp (id int)', [], full);
      expect(created).toMatchObject({ command: 'CREATE', rowCount: null });
    });

    it.each([
      [
        'insert into weft values (7, $1), (7, $1)',
        ['x'],
        {
          code: '23505',
          constraint: 'weft_pkey',
          table: 'weft',
          schema: 'public',
          detail: 'Key (id)=(7) already exists.',
        },
      ],
      ['insert into weft values (8, $1)', ['bad'], { code: '23514', constraint: 'weft_note_check' }],
      ['selekt 1', [], { code: '42601', position: '1', severity: 'ERROR' }],
      ['select 1; select 2', [], { code: '42601' }],
      ['select * from nowhere', [], { code: '42P01' }],
      ['select $1::int', ['x'], { code: '22P02' }],
      ['select $1::text', ['a\0b'], { code: '22021' }],
      ['copy weft from stdin', [], { code: '0A000' }],
    ])('fail for %s with the error of Postgres', async (query, params, fields) => {
      const error = await failure(sql.query(query, params));
      expect(error).toMatchObject({ name: 'NeonDbError', ...fields });
      expect(error.message).not.toBe('');
      expect(await sql`select 1 as works`).toEqual([{ works: 1 }]);
    });

    it('leave no session state for the next request', async () => {
      await sql.query("set statement_timeout = '7s'");
      expect(await sql`show statement_timeout`).toEqual([{ statement_timeout: '0' }]);
      await sql.query('begin');
      await failure(sql.query('rollback to savepoint nowhere'));
      await sql.query('insert into weft values (90, $1)', ['kept']);
      await sql.query('rollback');
      expect(await sql`select id from weft where id = 90`).toEqual([{ id: 90 }]);
    });

    it('run at once, each in its own transaction', async () => {
      const ids = Array.from({ length: 50 }, (_, index) => 1000 + index);
      await Promise.all(ids.map((id) => sql.query('insert into weft values ($1, $2)', [id, 'many'])));
      expect(await sql`select count(*)::int as n from weft where note = 'many'`).toEqual([{ n: 50 }]);
    });
  });

  describe('batches through the real driver', () => {
    it('run in one transaction with the requested modes', async () => {
      const [isolation, readOnly, deferrable] = await sql.transaction(
        [
          sql`select current_setting('transaction_isolation') as v`,
          sql`select current_setting('transaction_read_only') as v`,
          sql`select current_setting('transaction_deferrable') as v`,
        ],
        { isolationLevel: 'Serializable', readOnly: true, deferrable: true },
      );
      expect([isolation, readOnly, deferrable]).toEqual([
        [{ v: 'serializable' }],
        [{ v: 'on' }],
        [{ v: 'on' }],
      ]);
    });

    it('write nothing when one statement fails, or when they are read-only', async () => {
      const insert = (id: number) => sql`insert into weft values (${id}, 'batch')`;
      expect(await failure(sql.transaction([insert(200), insert(200)]))).toMatchObject({ code: '23505' });
      expect(await failure(sql.transaction([insert(201)], { readOnly: true }))).toMatchObject({
        code: '25006',
      });
      expect(await sql`select id from weft where note = 'batch'`).toEqual([]);
      await sql.transaction([insert(202), insert(203)]);
      expect(await sql`select id from weft where note = 'batch' order by id`).toEqual([
        { id: 202 },
        { id: 203 },
      ]);
    });
  });

  describe('the endpoint itself', () => {
    it.each([
      ['password', 'local', '28P01', "password authentication failed for user 'trama'"],
      ['username', 'root', '28P01', "password authentication failed for user 'root'"],
      ['pathname', '/other', '3D000', 'database "other" does not exist'],
    ] as const)('refuses another %s than its own, such as %s', async (part, value, code, message) => {
      const url = Object.assign(new URL(services.databaseUrl), { [part]: value });
      expect(await failure(neon(url.href)`select 1`)).toMatchObject({ code, message });
    });

    it.each([
      "select pg_read_file('postgresql.conf')",
      "select pg_ls_dir('/')",
      "select lo_import('/etc/passwd')",
      "do $$ begin copy weft to program 'id'; end $$",
      "do $$ begin copy weft to '/tmp/weft'; end $$",
      "do $$ begin reset session authorization; reset role; copy weft to program 'id'; end $$",
      'set role postgres',
      'alter role trama superuser',
    ])('has a role that may not reach the machine: %s', async (query) => {
      expect(await failure(sql.query(query))).toMatchObject({ code: '42501' });
    });

    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${services.url}/sql`, {
        method: 'POST',
        body,
        headers: {
          'neon-connection-string': services.databaseUrl,
          'neon-raw-text-output': 'true',
          'neon-array-mode': 'true',
          ...headers,
        },
      });

    it('answers exactly the fields of the protocol', async () => {
      const answer = await (await post('{"query":"select 1 as one"}')).json();
      expect(answer).toEqual({
        command: 'SELECT',
        rowCount: 1,
        rowAsArray: true,
        rows: [['1']],
        fields: [
          {
            name: 'one',
            dataTypeID: 23,
            tableID: 0,
            columnID: 0,
            dataTypeSize: 4,
            dataTypeModifier: -1,
            format: 'text',
          },
        ],
      });
      const refused = await post('{"query":"selekt"}');
      expect(refused.status).toBe(400);
      expect(Object.keys(await refused.json()).sort()).toEqual(
        'code column constraint dataType detail file hint internalPosition internalQuery line message position routine schema severity table where'.split(
          ' ',
        ),
      );
    });

    it.each([
      ['not json', {}, 'The request body is not JSON'],
      ['{"sql":"select 1"}', {}, 'The request body must be {query, params} or {queries: [{query, params}]}'],
      [
        '{"queries":[]}',
        { 'neon-batch-isolation-level': 'Chaos' },
        'Header Neon-Batch-Isolation-Level is none of',
      ],
      ['{"query":"select 1"}', { 'neon-array-mode': 'false' }, 'Header neon-array-mode must be true'],
    ])('refuses %s and says why', async (body, headers, message) => {
      const answer = await post(body, headers);
      expect(answer.status).toBe(400);
      expect((await answer.json()).message).toContain(message);
    });

    it('has the size limits of Neon', async () => {
      const tooLong = 'x'.repeat(SQL_BODY_LIMIT_BYTES);
      expect((await post(JSON.stringify({ query: 'select 1', params: [tooLong] }))).status).toBe(413);
      expect((await post(`{"query":"select repeat('x', ${SQL_BODY_LIMIT_BYTES})"}`)).status).toBe(507);
      expect((await fetch(`${services.url}/sql`)).status).toBe(405);
    });
  });
};
