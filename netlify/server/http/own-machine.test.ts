import { expect, it } from 'vitest';
import { isOwnRequest } from './own-machine.ts';

const HOST = '127.0.0.1:4322';

it.each<[Record<string, string>]>([
  [{ host: HOST }],
  [{ host: 'localhost:4322' }],
  [{ host: '[::1]:4322' }],
  [{ host: 'LOCALHOST' }],
  [{ host: HOST, 'sec-fetch-site': 'none' }],
  [{ host: HOST, 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` }],
])('takes %j for a request of this machine', (headers) => {
  expect(isOwnRequest(new Headers(headers))).toBe(true);
});

it.each<[Record<string, string>]>([
  [{}],
  [{ host: 'evil.example' }],
  [{ host: 'evil.example:4322' }],
  [{ host: '127.0.0.1.evil.example:4322' }],
  [{ host: 'localhost.evil.example' }],
  [{ host: '192.168.1.20:4322' }],
  [{ host: `evil.example@${HOST}` }],
  [{ host: HOST, origin: 'https://evil.example' }],
  [{ host: HOST, origin: 'null' }],
  [{ host: HOST, origin: 'http://127.0.0.1:3000' }],
  [{ host: HOST, origin: 'http://localhost:4322' }],
  [{ host: HOST, origin: `https://${HOST}` }],
  [{ host: HOST, 'sec-fetch-site': 'cross-site' }],
  [{ host: HOST, 'sec-fetch-site': 'same-site' }],
  [{ host: HOST, 'sec-fetch-site': 'x' }],
])('takes %j for a request of a stranger', (headers) => {
  expect(isOwnRequest(new Headers(headers))).toBe(false);
});
