import { expect, test } from 'vitest';
import { readRequestNumber, requestNumber } from './request-number.ts';

const ID = '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f';

test('formats the beginning of the id for reading aloud', () => {
  expect(requestNumber(ID)).toBe('0190-B5E2');
});

test.each([requestNumber(ID), '0190b5e2', ' 0190-b5e2 '])('reads %j as the beginning of the id', (text) => {
  expect(ID.startsWith(readRequestNumber(text) ?? '?')).toBe(true);
});

test.each(['', '0190', '0190-B5E', '0190-B5EG', ID, '0190 B5E2 8f1a'])('refuses %j as a number', (text) => {
  expect(readRequestNumber(text)).toBeUndefined();
});
