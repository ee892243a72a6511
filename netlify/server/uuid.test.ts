import { describe, expect, it } from 'vitest';
import { readUuid, uuidOfHash } from './uuid.ts';

describe('readUuid', () => {
  it.each([
    ['  0190B5E2-8F1A-7C3D-9E4F-1A2B3C4D5E6F ', '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f'],
    ['0190b5e28f1a7c3d9e4f1a2b3c4d5e6f', undefined],
    ["0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f'; drop table leads", undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('reads %j', (value, id) => {
    expect(readUuid(value)).toBe(id);
  });
});

describe('uuidOfHash', () => {
  it.each([
    ['00000000000000000000000000000000', '00000000-0000-8000-8000-000000000000'],
    ['0123456789abcdef0123456789abcdef', '01234567-89ab-8def-8123-456789abcdef'],
    ['ffffffffffffffffffffffffffffffff00', 'ffffffff-ffff-8fff-bfff-ffffffffffff'],
  ])('changes only version and variant of %s', (hex, id) => {
    expect(uuidOfHash(hex)).toBe(id);
  });
});
