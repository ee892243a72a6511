import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * @param accept an Accept-Encoding header, null when absent
 * @returns the best encoding that the client accepts; brotli before gzip when both have the same weight
 */
export const chooseEncoding = (accept: string | null): Encoding => {
  const weights = new Map<string, number>();
  for (const item of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
};

/** Compresses each content once per encoding and caches it by hash, as a CDN does. */
export class CompressionCache {
  readonly #entries = new Map<string, Promise<Buffer>>();

  /** @param hash identifies the content */
  get(content: Buffer, hash: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const key = `${encoding}:${hash}`;
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const made =
      encoding === 'gzip'
        ? zip(content, { level: constants.Z_BEST_COMPRESSION })
        : brotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          });
    this.#entries.set(key, made);
    return made;
  }
}
