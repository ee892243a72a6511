import type { Database } from '../database/database.ts';
import { CV_WAIT_SECONDS } from '../leads/states/waits.ts';
import { type CvRefusal, isCvRefusal } from './cv-refusals.ts';

/**
 * The states of an upload and the changes between them. Each change is one atomic statement; all but the last are here:
 *
 *   (new) -> open              announced, parts may come
 *   (new) -> refused           came with its lead, but there was no room for it: no bytes are stored
 *   open -> complete           every byte has arrived and the file passed the checks
 *   open -> refused            the file failed the checks or came too late; its parts are deleted
 *   any -> (gone)              it is not needed any more                                      erase-uploads.ts
 */
export type UploadState = 'open' | 'complete' | 'refused';

/** Limit for the announced bytes of all CVs that no lead names, or only a held one. It stops a flood. */
const UNCLAIMED_MAX_BYTES = 200 * 1024 * 1024;
/** Limit for the announced bytes of all CVs: many times what a month brings, and too little to fill the database. */
const ALL_MAX_BYTES = 1024 * 1024 * 1024;

/** What the announcement of a file tells about it. */
export interface AnnouncedCv {
  /** From {@link import('./file-name.ts').cleanFileName}. */
  readonly filename: string;
  /** Bytes, 1 to CV_MAX_BYTES. */
  readonly size: number;
  /** SHA-256 of the whole file, 64 hex digits in lower case. */
  readonly sha256: string;
}

interface ReceivedPart {
  readonly part: number;
  /** Bytes. */
  readonly size: number;
}

export interface CvUpload extends AnnouncedCv {
  readonly id: string;
  readonly state: UploadState;
  readonly refusal: CvRefusal | null;
  /** In the order of their numbers; empty when the upload is refused. */
  readonly parts: readonly ReceivedPart[];
}

interface UploadRow extends AnnouncedCv {
  id: string;
  state: UploadState;
  refusal: string | null;
  parts: [part: number, size: number][];
}

/**
 * SQL: returns a row when there is room for `$2` bytes of the upload `$1` beside all others. An announcement without
 * bytes that no lead names stops counting after CV_WAIT_SECONDS. Otherwise forty requests could block every CV for a
 * day.
 */
const ROOM = `
  select from (
    select coalesce(sum(size), 0) as whole, coalesce(sum(size) filter (where not exists (
      select from leads where cv_upload_id = cv_uploads.id and leads.state <> 'held')), 0) as unclaimed
    from cv_uploads
    where state <> 'refused' and id <> $1::uuid and (created_at > $3::timestamptz - make_interval(secs => ${CV_WAIT_SECONDS})
      or state <> 'open' or exists (select from cv_upload_parts where upload_id = cv_uploads.id)
      or exists (select from leads where cv_upload_id = cv_uploads.id))) waiting
  where unclaimed + $2::integer <= ${UNCLAIMED_MAX_BYTES} and whole + $2::integer <= ${ALL_MAX_BYTES}`;

/** @returns whether there is still room for an announced upload; asked before its first part is stored */
export const hasRoom = async (database: Database, { id, size }: CvUpload, now: Date): Promise<boolean> =>
  (await database.query(`select 1 where exists (${ROOM})`, [id, size, now])).length > 0;

/**
 * @param id a UUID that nobody can guess, or one derived from a lead
 * @returns whether the upload exists, from this call or an earlier one; false when the stored uploads leave no room
 */
export const createUpload = async (
  database: Database,
  id: string,
  { filename, size, sha256 }: AnnouncedCv,
  now: Date,
): Promise<boolean> => {
  await database.query(
    `insert into cv_uploads (id, filename, size, sha256, created_at)
     select $1::uuid, $4, $2::integer, $5, $3::timestamptz where exists (${ROOM})
     on conflict (id) do nothing`,
    [id, size, now, filename, sha256],
  );
  return (await database.query('select id from cv_uploads where id = $1', [id])).length > 0;
};

/**
 * Records that there was no room for a CV that came with its lead, so that the lead's mail can say so. An upload that
 * already has this id stays unchanged.
 */
export const noteNoRoom = async (
  database: Database,
  id: string,
  { filename, size, sha256 }: AnnouncedCv,
  now: Date,
): Promise<void> => {
  const reason: CvRefusal = 'no_room';
  await database.query(
    `insert into cv_uploads (id, state, refusal, filename, size, sha256, created_at)
     values ($1::uuid, 'refused', $2, $3, $4::integer, $5, $6::timestamptz) on conflict (id) do nothing`,
    [id, reason, filename, size, sha256, now],
  );
};

/** @returns the upload with its stored parts; undefined when there is no such upload */
export const findUpload = async (database: Database, id: string): Promise<CvUpload | undefined> => {
  const [row] = await database.query<UploadRow>(
    `select id, state, refusal, filename, size, sha256, coalesce(
       (select jsonb_agg(jsonb_build_array(part, octet_length(content)) order by part)
        from cv_upload_parts where upload_id = cv_uploads.id), '[]') as parts
     from cv_uploads where id = $1`,
    [id],
  );
  return (
    row && {
      ...row,
      refusal: isCvRefusal(row.refusal) ? row.refusal : null,
      parts: row.parts.map(([part, size]) => ({ part, size })),
    }
  );
};

/** The name of the lock under which parts are stored and the upload is closed. */
const lockKey = (id: string): string => `cv-upload ${id}`;

/**
 * Stores a part; a repeated part replaces the earlier one. The parts of one upload are stored one after another, so
 * that together they never exceed the announced size and none is added while the upload is being closed.
 *
 * @param bytes 1 to CV_PART_MAX_BYTES
 * @returns whether the part is stored; false when the upload is closed, or the part exceeds the announced size
 */
export const storePart = async (
  database: Database,
  id: string,
  part: number,
  bytes: Buffer,
): Promise<boolean> => {
  const rows = await database.queryInTurn(
    lockKey(id),
    `insert into cv_upload_parts (upload_id, part, content)
     select id, $2::smallint, decode($3, 'base64') from cv_uploads
     where id = $1::uuid and state = 'open' and size >= $4::integer + (select coalesce(sum(octet_length(content)), 0)
       from cv_upload_parts where upload_id = $1::uuid and part <> $2::smallint)
     on conflict (upload_id, part) do update set content = excluded.content
     returning part`,
    // Base64 adds a third to the size; hex, the driver's default, would double it.
    [id, part, bytes.toString('base64'), bytes.length],
  );
  return rows.length > 0;
};

/** @returns the bytes of a part */
export const readPart = async (database: Database, id: string, part: number): Promise<Buffer> => {
  const [row] = await database.query<{ content: string }>(
    `select encode(content, 'base64') as content from cv_upload_parts where upload_id = $1 and part = $2`,
    [id, part],
  );
  return Buffer.from(row?.content ?? '', 'base64');
};

/** The result of checking an upload. */
export interface CvVerdict {
  /** undefined = the file matches its announcement and is accepted. */
  readonly refusal: CvRefusal | undefined;
  /** SHA-256 of the checked file, in hex; null when the verdict does not depend on its bytes. */
  readonly judged: string | null;
}

/**
 * Closes an upload: open -> complete, or open -> refused with its parts deleted. It takes turns with parts that still
 * arrive. Nothing changes when the upload is already closed, or when its bytes differ from the checked ones.
 */
export const closeUpload = async (
  database: Database,
  id: string,
  { refusal, judged }: CvVerdict,
): Promise<void> => {
  await database.queryInTurn(
    lockKey(id),
    `with closed as (
       update cv_uploads set state = $2, refusal = $3 where id = $1::uuid and state = 'open'
         and ($4::text is null or $4::text = (
           select encode(sha256(coalesce(string_agg(content, ''::bytea order by part), ''::bytea)), 'hex')
           from cv_upload_parts where upload_id = $1::uuid))
       returning id, state
     )
     delete from cv_upload_parts using closed where upload_id = closed.id and closed.state = 'refused'`,
    [id, refusal === undefined ? 'complete' : 'refused', refusal ?? null, judged],
  );
};

/** @returns whether a lead whose mail is still to be sent names the upload */
export const isWaitedFor = async (database: Database, uploadId: string): Promise<boolean> => {
  const waiting = `select id from leads where cv_upload_id = $1 and state = 'pending'`;
  return (await database.query(waiting, [uploadId])).length > 0;
};
