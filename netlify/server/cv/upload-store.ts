import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import { type CvRefusal, isCvRefusal } from './cv-refusals.ts';
import { countRefusal } from './refusal-counts.ts';

/**
 * The states of an upload and the changes between them. Each change is one atomic statement; all but the last are here:
 *
 *   (new) -> open              announced, parts may come
 *   (new) -> refused           came with its lead, but there was no room for it: no bytes are stored
 *   open -> complete           every byte has arrived and the file passed the checks
 *   open -> refused            the file failed the checks; its parts are deleted
 *   any -> (gone)              it is not needed any more                                      erase-uploads.ts
 */
export type UploadState = 'open' | 'complete' | 'refused';

/** The room: bytes of all curricula, many times what a month brings and too little to fill the database. */
const ROOM_BYTES = 1024 * 1024 * 1024;
/**
 * The share: how much of the room that others leave a network may use for files that no mailed lead names. Each network leaves
 * most of it to the next: at first 51 MB, and one file of the largest size after 45 networks that took their whole share.
 */
const SHARE_OF_ROOM_LEFT = 1 / 20;

/** What the announcement of a file tells about it. */
export interface AnnouncedCv {
  /** From {@link import('./file-name.ts').cleanFileName}. */
  readonly filename: string;
  /** Bytes, 1 to 5 MB (src/lead/limits.ts). */
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

interface Held {
  /** Bytes of all curricula. */
  all: number;
  /** Bytes of the network that was asked about, of files that no mailed lead names. */
  network: number;
  isClaimed: boolean;
}

/** Whether a lead whose mail is still to be sent, or was sent, names an upload. A held lead may be part of a flood. */
const isClaimed = (id: string): string =>
  `exists (select from leads where cv_upload_id = ${id} and leads.state <> 'held')`;

/**
 * Bytes that were received; what was only announced costs nothing. `octet_length` reads no content, which Postgres
 * stores outside of the row.
 */
const HELD = `with received as (
  select network, sum(octet_length(content)) as bytes, ${isClaimed('cv_uploads.id')} as claimed
  from cv_uploads join cv_upload_parts on upload_id = cv_uploads.id where state <> 'refused' group by cv_uploads.id
)
select coalesce(sum(bytes), 0)::float8 as all,
  coalesce(sum(bytes) filter (where not claimed and network = $1::text), 0)::float8 as network,
  ${isClaimed('$2::uuid')} as "isClaimed"
from received`;

/** Whether bytes may be stored: `network` = the share of the sender's network is used up, `none` = the room of all. */
export type Room = 'free' | 'network' | 'none';

/**
 * Tells whether there is room beside the bytes that are stored. It is asked without a lock, so that requests at the same
 * moment may together exceed a limit by their own size.
 *
 * @param id of the upload; a lead may name it already
 * @param network of the sender, from `senderNetwork`; null = not known
 * @param bytes that are to be stored
 */
export const roomFor = async (
  database: Database,
  id: string,
  network: string | null,
  bytes: number,
): Promise<Room> => {
  const [held] = await database.query<Held>(HELD, [network, id]);
  if (held === undefined || held.all + bytes > ROOM_BYTES) return 'none';
  if (held.isClaimed) return 'free';
  const left = ROOM_BYTES - (held.all - held.network);
  return held.network + bytes <= SHARE_OF_ROOM_LEFT * left ? 'free' : 'network';
};

/**
 * Opens an upload; one with the same id stays unchanged.
 *
 * @param id a UUID that nobody can guess, or one derived from a lead
 * @param network of the sender, from `senderNetwork`; null = not known
 */
export const createUpload = async (
  database: Database,
  id: string,
  { filename, size, sha256 }: AnnouncedCv,
  network: string | null,
): Promise<void> => {
  await database.query(
    `insert into cv_uploads (id, filename, size, sha256, network, created_at)
     values ($1::uuid, $2, $3::integer, $4, $5, ${NOW}) on conflict (id) do nothing`,
    [id, filename, size, sha256, network],
  );
};

/**
 * Records that there was no room for a CV that came with its lead, so that the lead's mail can say so. An upload that
 * already has this id stays unchanged.
 */
export const noteNoRoom = async (
  database: Database,
  id: string,
  { filename, size, sha256 }: AnnouncedCv,
): Promise<void> => {
  const reason: CvRefusal = 'no_room';
  await database.query(
    `insert into cv_uploads (id, state, refusal, filename, size, sha256, created_at)
     values ($1::uuid, 'refused', $2, $3, $4::integer, $5, ${NOW}) on conflict (id) do nothing`,
    [id, reason, filename, size, sha256],
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

/** @returns whether exactly these bytes are stored as the part already; the bytes are not sent to the database */
export const hasPart = async (
  database: Database,
  id: string,
  part: number,
  bytes: Buffer,
): Promise<boolean> => {
  const same = `select 1 from cv_upload_parts
    where upload_id = $1 and part = $2::smallint and octet_length(content) = $3::integer
      and encode(sha256(content), 'hex') = $4`;
  return (await database.query(same, [id, part, bytes.length, hash('sha256', bytes)])).length > 0;
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
 * Closes an upload: open -> complete, or open -> refused with its parts deleted and the refusal counted. It takes turns with parts that still
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
     ), counted as (${countRefusal('$3::text', "from closed where state = 'refused'")})
     delete from cv_upload_parts using closed where upload_id = closed.id and closed.state = 'refused'`,
    [id, refusal === undefined ? 'complete' : 'refused', refusal ?? null, judged],
  );
};

/** @returns whether a lead names the upload whose mail is still to be sent, or has left without the file */
export const isWaitedFor = async (database: Database, uploadId: string): Promise<boolean> => {
  const waiting = `select id from leads where cv_upload_id = $1 and (state = 'pending' or cv_mail = 'awaited')`;
  return (await database.query(waiting, [uploadId])).length > 0;
};
