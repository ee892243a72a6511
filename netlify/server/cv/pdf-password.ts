import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfFile, PdfObject } from './pdf-file.ts';
import { isPdfDict, type PdfDict, type PdfValue } from './pdf-values.ts';

/** The padding that replaces an empty password (ISO 32000-1 §7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const NO_BYTES = Buffer.alloc(0);
const AES_BLOCK = 16;
const SALT = Buffer.from('sAlT');
/** Key lengths in bytes. All are tried, because programs do not agree on how to write 40 and 128 bits. */
const USUAL_KEYS: readonly number[] = [16, 5];

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL does not offer by default. */
const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      other = (other + at(index + 1)) & 0xff;
      swap(index + 1, other);
      return byte ^ at(at(index + 1) + at(other));
    }),
  );
};

/** Algorithms 2, 4 and 5 of ISO 32000-1 §7.6.3: the key if an empty user password opens the file. */
const keyOfRc4 = (encrypt: PdfDict, revision: number, id: Buffer): Buffer | undefined => {
  const [owner, user, permissions] = [encrypt.get('O'), encrypt.get('U'), encrypt.get('P')];
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user) || typeof permissions !== 'number') return undefined;
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const metadata =
    revision >= 4 && encrypt.get('EncryptMetadata') === false ? Buffer.alloc(4, 0xff) : NO_BYTES;
  const start = md5(PADDING, owner.subarray(0, 32), rights, id, metadata);
  if (revision === 2) {
    const key = start.subarray(0, 5);
    return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : undefined;
  }
  const bits = encrypt.get('Length');
  const lengths =
    typeof bits === 'number' && bits >= 40 && bits <= 128 ? [bits / 8, ...USUAL_KEYS] : USUAL_KEYS;
  for (const length of lengths) {
    let key = start;
    for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
    let mark = md5(PADDING, id);
    for (let round = 0; round < 20; round += 1)
      mark = rc4(Buffer.from(key.subarray(0, length).map((byte) => byte ^ round)), mark);
    if (mark.equals(user.subarray(0, 16))) return key.subarray(0, length);
  }
  return undefined;
};

/** Algorithm 2.B of ISO 32000-2 §7.6.4.3.4 with an empty user password. */
const hardened = (salt: Buffer): Buffer => {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};

/** Algorithms 2.A and 11 of ISO 32000-2 §7.6.4. Revision 5 is Adobe's own and hashes only once. */
const keyOfSha = (encrypt: PdfDict, revision: number): Buffer | undefined => {
  const [user, wrapped] = [encrypt.get('U'), encrypt.get('UE')];
  if (!Buffer.isBuffer(user) || user.length < 48) return undefined;
  const hash = (salt: Buffer) =>
    revision === 5 ? createHash('sha256').update(salt).digest() : hardened(salt);
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  if (!Buffer.isBuffer(wrapped) || wrapped.length < 32) return NO_BYTES;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(AES_BLOCK));
  return decipher.setAutoPadding(false).update(wrapped.subarray(0, 32));
};

/** @returns whether only attached files are encrypted (ISO 32000-1 §7.6.5), so that the pages open */
const leavesPagesOpen = (encrypt: PdfDict): boolean => {
  const version = encrypt.get('V');
  const filters = ['StmF', 'StrF'].map((key) => encrypt.get(key) ?? 'Identity');
  return typeof version === 'number' && version >= 4 && filters.every((filter) => filter === 'Identity');
};

const firstId = (file: PdfFile, id: PdfValue | undefined): Buffer => {
  const ids = file.resolve(id);
  const first = Array.isArray(ids) ? file.resolve(ids[0]) : undefined;
  return Buffer.isBuffer(first) ? first : NO_BYTES;
};

/** Decrypts a stream or a string of an object. */
export type Decrypt = (bytes: Buffer, object: Pick<PdfObject, 'number' | 'generation'>) => Buffer;

/** For a file that is not encrypted. */
export const unencrypted: Decrypt = (bytes) => bytes;

/** How streams are encrypted (ISO 32000-1 §7.6.5, ISO 32000-2 §7.6.6): `V2` is RC4, `AESV2` and `AESV3` are AES. */
const methodOf = (file: PdfFile, encrypt: PdfDict): PdfValue | undefined => {
  const version = encrypt.get('V');
  if (typeof version === 'number' && version < 4) return 'V2';
  const [filters, name] = [encrypt.get('CF'), encrypt.get('StmF')];
  const filter = isPdfDict(filters) && typeof name === 'string' ? file.resolve(filters.get(name)) : undefined;
  return isPdfDict(filter) ? file.resolve(filter.get('CFM')) : undefined;
};

const withAes = (key: Buffer, bytes: Buffer): Buffer => {
  const whole = bytes.length - (bytes.length % AES_BLOCK);
  if (whole <= AES_BLOCK) return NO_BYTES;
  const start = bytes.subarray(0, AES_BLOCK);
  // The padding may stay: unpacking stops at the end of the packed data.
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, start).setAutoPadding(false);
  return decipher.update(bytes.subarray(AES_BLOCK, whole));
};

/** Algorithm 1 of ISO 32000-1 §7.6.2 and 1.A of ISO 32000-2 §7.6.3.3. */
const decryptWith = (key: Buffer, method: PdfValue | undefined): Decrypt => {
  if (method === 'AESV3') return (bytes) => withAes(key, bytes);
  if (method !== 'V2' && method !== 'AESV2') return unencrypted;
  return (bytes, { number, generation }) => {
    const place = Buffer.alloc(5);
    place.writeUIntLE(number % 2 ** 24, 0, 3);
    place.writeUIntLE(generation % 2 ** 16, 3, 2);
    const salted = method === 'AESV2' ? md5(key, place, SALT) : md5(key, place);
    if (method === 'AESV2') return withAes(salted, bytes);
    return rc4(salted.subarray(0, Math.min(key.length + 5, 16)), bytes);
  };
};

/**
 * Tries an empty password, as readers do. It opens a PDF that has only an owner's password, which restricts printing
 * and changes. A PDF with another security handler counts as locked, since the agency does not have its key.
 *
 * @returns how to decrypt the file; undefined when it asks for a password before it shows its pages
 */
export const openEncryption = (file: PdfFile): Decrypt | undefined => {
  const { trailer } = file;
  const found = file.resolve(trailer?.get('Encrypt'));
  if (!isPdfDict(found)) return unencrypted;
  const encrypt = new Map([...found].map(([key, value]) => [key, file.resolve(value) ?? null]));
  const revision = encrypt.get('R');
  if (encrypt.get('Filter') !== 'Standard' || typeof revision !== 'number') return undefined;
  if (leavesPagesOpen(encrypt)) return unencrypted;
  const key =
    revision >= 5
      ? keyOfSha(encrypt, revision)
      : keyOfRc4(encrypt, revision, firstId(file, trailer?.get('ID')));
  return key && decryptWith(key, methodOf(file, encrypt));
};
