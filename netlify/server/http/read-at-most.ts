/**
 * Reads a body and counts what really arrives, too: `Content-Length` may lie, or be missing.
 *
 * @param request its body is used up
 * @param max bytes, 0 or more
 * @returns the bytes, or undefined as soon as there are more of them
 */
export const readAtMost = async (
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(headers.get('content-length') ?? 0) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
};
