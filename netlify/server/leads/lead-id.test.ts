import { describe, expect, it } from 'vitest';
import { deriveLeadId, hashPayload, readLeadId } from './lead-id.ts';

const payload = {
  name: 'Anna Bianchi',
  email: 'anna@azienda.example',
  phone: '06 123',
  company: '',
  message: '',
};
const at = (iso: string) => new Date(iso);

describe('readLeadId', () => {
  it.each([
    ['  0190B5E2-8F1A-7C3D-9E4F-1A2B3C4D5E6F ', '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f'],
    ['0190b5e28f1a7c3d9e4f1a2b3c4d5e6f', undefined],
    ["0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f'; drop table leads", undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j', (value, id) => {
    expect(readLeadId(value)).toBe(id);
  });
});

describe('hashPayload', () => {
  it('tells apart what only looks the same when glued together', () => {
    const one = hashPayload('contact', 'A', { ...payload, company: 'xy', message: '' });
    expect(hashPayload('contact', 'A', { ...payload, company: 'x', message: 'y' })).not.toBe(one);
    expect(hashPayload('quote', 'A', { ...payload, company: 'xy' })).not.toBe(one);
    expect(hashPayload('contact', 'A', { ...payload, company: 'xy' })).toBe(one);
  });
});

describe('deriveLeadId', () => {
  const hash = hashPayload('contact', 'Fibra Ottica', payload);

  it('is one id a day for one request', () => {
    const id = deriveLeadId(hash, at('2026-11-21T00:00:00Z'));
    expect(deriveLeadId(hash, at('2026-11-21T23:59:59Z'))).toBe(id);
    expect(deriveLeadId(hash, at('2026-11-22T00:00:00Z'))).not.toBe(id);
    expect(deriveLeadId(hashPayload('contact', 'Homepage', payload), at('2026-11-21T00:00:00Z'))).not.toBe(
      id,
    );
  });

  it('is a UUID of version 8', () => {
    for (let day = 1; day <= 9; day += 1)
      expect(deriveLeadId(hash, at(`2026-11-0${day}T00:00:00Z`))).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
  });
});
