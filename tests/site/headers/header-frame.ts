import { once } from 'node:events';
import { createServer } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const FRAME_HEADER_BYTES = 9;
const [HEADERS, SETTINGS] = [1, 4];
/** `END_STREAM` and `END_HEADERS`. */
const WHOLE = 5;
/** `GET http://a/`, compressed (RFC 7541, appendix A). */
const REQUEST = Buffer.from([0x82, 0x84, 0x86, 0x41, 1, 0x61]);

const frame = (type: number, flags: number, stream: number, body: Buffer): Buffer => {
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.writeUIntBE(body.length, 0, 3);
  header.writeUInt8(type, 3);
  header.writeUInt8(flags, 4);
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, body]);
};

/** @returns the length of the first HEADERS frame's body; `undefined` until its frame header has arrived */
const headersLength = (bytes: Buffer): number | undefined => {
  let at = 0;
  while (bytes.length - at >= FRAME_HEADER_BYTES) {
    const length = bytes.readUIntBE(at, 3);
    if (bytes.readUInt8(at + 3) === HEADERS) return length;
    at += FRAME_HEADER_BYTES + length;
  }
  return undefined;
};

/**
 * @param headers of an answer
 * @returns their size in bytes in the first answer of an HTTP/2 connection, as nghttp2 compresses them
 */
export const bytesOnTheWire = async (headers: Headers): Promise<number> => {
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond({ ':status': 200, ...Object.fromEntries(headers) }, { endStream: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    Buffer.concat([
      Buffer.from(PREFACE),
      frame(SETTINGS, 0, 0, Buffer.alloc(0)),
      frame(HEADERS, WHOLE, 1, REQUEST),
    ]),
  );
  try {
    let bytes = Buffer.alloc(0);
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, chunk as Buffer]);
      const length = headersLength(bytes);
      if (length !== undefined) return length;
    }
    throw new Error('The connection ended before the headers arrived.');
  } finally {
    socket.destroy();
    server.close();
  }
};
