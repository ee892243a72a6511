/** Bytes in a TLS record, by their names in tables. Most edges begin with small records, some with 16 kB. */
export const RECORDS = { '1.4 kB': 1_400, '16 kB': 16_384 } as const;
export type RecordSize = keyof typeof RECORDS;

export const isRecordSize = (name: string): name is RecordSize => Object.hasOwn(RECORDS, name);

/** The served folder: `dist/`, or the build that it is compared with. */
export type Build = 'own' | 'other';

const DOMAIN = 'trama.test';
/** The host names that the browser must resolve to the edge's address. */
export const HOST_PATTERN = `*.${DOMAIN}`;

/** @returns the host name of a build and a record size: the edge learns both from it before it answers */
export const hostOf = (build: Build, records: RecordSize): string => `${build}-${RECORDS[records]}.${DOMAIN}`;

/** @returns what {@link hostOf} encoded in a host name; `own` with large records for any other name */
export const readHost = (host: string): { build: Build; bytes: number } => {
  const [, build, bytes] = /^(own|other)-(\d+)\./.exec(host) ?? [];
  return { build: build === 'other' ? 'other' : 'own', bytes: Number(bytes ?? RECORDS['16 kB']) };
};
