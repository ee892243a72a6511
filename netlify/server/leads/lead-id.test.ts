import { describe, expect, it } from 'vitest';
import { deriveLeadId, hashPayload } from './lead-id.ts';

const payload = {
  name: 'Anna Bianchi',
  email: 'anna@azienda.example',
  phone: '06 123',
  company: '',
  message: '',
};
const at = (iso: string) => new Date(iso);

describe('hashPayload', () => {
  it('distinguishes payloads whose fields are equal only when joined', () => {
    const one = hashPayload('contact', 'A', { ...payload, company: 'xy', message: '' });
    expect(hashPayload('contact', 'A', { ...payload, company: 'x', message: 'y' })).not.toBe(one);
    expect(hashPayload('quote', 'A', { ...payload, company: 'xy' })).not.toBe(one);
    expect(hashPayload('contact', 'A', { ...payload, company: 'xy' })).toBe(one);
  });
});

describe('deriveLeadId', () => {
  const hash = hashPayload('contact', 'Fibra Ottica', payload);

  it('gives the same request the same id for one day', () => {
    const id = deriveLeadId(hash, at('2026-11-21T00:00:00Z'));
    expect(deriveLeadId(hash, at('2026-11-21T23:59:59Z'))).toBe(id);
    expect(deriveLeadId(hash, at('2026-11-22T00:00:00Z'))).not.toBe(id);
    expect(deriveLeadId(hashPayload('contact', 'Homepage', payload), at('2026-11-21T00:00:00Z'))).not.toBe(
      id,
    );
  });

  // These ids must not change, so that a request repeated after a deploy finds its row.
  it.each([
    ['2026-11-21', 'c21f0751-d045-84bf-8f48-1d569b2fea8a'],
    ['2026-11-23', '24cbbace-e3e5-84af-a109-8eb36db7fb74'],
  ])('returns on %s the UUID %s, of version 8', (day, id) => {
    expect(deriveLeadId(hash, at(`${day}T00:00:00Z`))).toBe(id);
  });
});
