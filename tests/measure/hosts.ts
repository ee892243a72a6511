/** Bytes in a TLS record, by what the tables call them. Most edges begin with small ones, some write one of 16 kB. */
export const RECORDS = { '1.4 kB': 1_400, '16 kB': 16_384 } as const;
export type RecordSize = keyof typeof RECORDS;

export const isRecordSize = (name: string): name is RecordSize => Object.hasOwn(RECORDS, name);

/** Which of the served folders: `dist/`, or the one it is measured against. */
export type Build = 'own' | 'other';

const DOMAIN = 'trama.test';
/** What the browser looks up at the edge's address. */
export const HOST_PATTERN = `*.${DOMAIN}`;

/** @returns the name under which the edge serves a build in records of some size: it sees nothing else before it answers */
export const hostOf = (build: Build, records: RecordSize): string => `${build}-${RECORDS[records]}.${DOMAIN}`;

/** @returns what {@link hostOf} has put into a name; `own` in large records for any other */
export const readHost = (host: string): { build: Build; bytes: number } => {
  const [, build, bytes] = /^(own|other)-(\d+)\./.exec(host) ?? [];
  return { build: build === 'other' ? 'other' : 'own', bytes: Number(bytes ?? RECORDS['16 kB']) };
};
