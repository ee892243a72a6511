import { createCipheriv, createHash } from 'node:crypto';
import type { PdfObjects } from './pdf-objects.ts';
import { isPdfDict, type PdfDict, type PdfValue } from './pdf-values.ts';

/** The padding that replaces an empty password (ISO 32000-1 §7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const NO_BYTES = Buffer.alloc(0);
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

/** Algorithms 2, 4 and 5 of ISO 32000-1 §7.6.3 with an empty user password. */
const verifiesWithRc4 = (encrypt: PdfDict, revision: number, id: Buffer): boolean => {
  const [owner, user, permissions] = [encrypt.get('O'), encrypt.get('U'), encrypt.get('P')];
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user) || typeof permissions !== 'number') return false;
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const metadata =
    revision >= 4 && encrypt.get('EncryptMetadata') === false ? Buffer.alloc(4, 0xff) : NO_BYTES;
  const start = md5(PADDING, owner.subarray(0, 32), rights, id, metadata);
  if (revision === 2) return rc4(start.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  const bits = encrypt.get('Length');
  const lengths =
    typeof bits === 'number' && bits >= 40 && bits <= 128 ? [bits / 8, ...USUAL_KEYS] : USUAL_KEYS;
  return lengths.some((length) => {
    let key = start;
    for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
    let mark = md5(PADDING, id);
    for (let round = 0; round < 20; round += 1)
      mark = rc4(Buffer.from(key.subarray(0, length).map((byte) => byte ^ round)), mark);
    return mark.equals(user.subarray(0, 16));
  });
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

/** Algorithm 11 of ISO 32000-2 §7.6.4.4.10. Revision 5 is Adobe's own and hashes only once. */
const verifiesWithSha = (encrypt: PdfDict, revision: number): boolean => {
  const user = encrypt.get('U');
  if (!Buffer.isBuffer(user) || user.length < 40) return false;
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? createHash('sha256').update(salt).digest() : hardened(salt);
  return hash.equals(user.subarray(0, 32));
};

/** @returns whether only attached files are encrypted (ISO 32000-1 §7.6.5), so that the pages open */
const leavesPagesOpen = (encrypt: PdfDict): boolean => {
  const version = encrypt.get('V');
  const filters = ['StmF', 'StrF'].map((key) => encrypt.get(key) ?? 'Identity');
  return typeof version === 'number' && version >= 4 && filters.every((filter) => filter === 'Identity');
};

const firstId = (objects: PdfObjects, id: PdfValue | undefined): Buffer => {
  const ids = objects.resolve(id);
  const first = Array.isArray(ids) ? objects.resolve(ids[0]) : undefined;
  return Buffer.isBuffer(first) ? first : NO_BYTES;
};

/**
 * Tries an empty password, as readers do. It opens a PDF that has only an owner's password, which restricts printing
 * and changes. A PDF with another security handler counts as locked, since the agency does not have its key.
 *
 * @returns whether the PDF asks for a password before it shows its pages
 */
export const asksForPassword = (objects: PdfObjects): boolean => {
  const { trailer } = objects;
  const found = objects.resolve(trailer?.get('Encrypt'));
  if (!isPdfDict(found)) return false;
  const encrypt = new Map([...found].map(([key, value]) => [key, objects.resolve(value) ?? null]));
  if (encrypt.get('Filter') !== 'Standard') return true;
  const revision = encrypt.get('R');
  if (typeof revision !== 'number') return true;
  if (leavesPagesOpen(encrypt)) return false;
  return revision >= 5
    ? !verifiesWithSha(encrypt, revision)
    : !verifiesWithRc4(encrypt, revision, firstId(objects, trailer?.get('ID')));
};
