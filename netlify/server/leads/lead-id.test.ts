import { describe, expect, it } from 'vitest';
import { deriveLeadId, hashLead, idAfterErasure, isSameLead } from './lead-id.ts';

const payload = {
  name: 'Anna Bianchi',
  email: 'anna@azienda.example',
  phone: '06 123',
  company: '',
  message: '',
};
const at = (iso: string) => new Date(iso);

const hashPayload = (...given: Parameters<typeof hashLead>) => hashLead(...given).payloadHash;

describe('hashLead', () => {
  it('distinguishes payloads whose fields are equal only when joined', () => {
    const one = hashPayload('contact', 'A', { ...payload, company: 'xy', message: '' });
    expect(hashPayload('contact', 'A', { ...payload, company: 'x', message: 'y' })).not.toBe(one);
    expect(hashPayload('quote', 'A', { ...payload, company: 'xy' })).not.toBe(one);
    expect(hashPayload('contact', 'A', { ...payload, company: 'xy' })).toBe(one);
  });
});

describe('a field that was added later', () => {
  const without = hashLead('quote', 'A', payload);
  const filled = hashLead('quote', 'A', { ...payload, vatNumber: '00743110157' });
  const row = ({ payloadHash, laterHash }: typeof filled) => ({ payloadHash, laterHash });

  it('leaves the hash that older deploys make, and tells requests of newer ones apart', () => {
    expect(filled.payloadHash).toBe(without.payloadHash);
    expect(isSameLead(row(filled), filled)).toBe(true);
    expect(isSameLead(row(without), without)).toBe(true);
    expect(isSameLead(row(without), filled)).toBe(false);
    expect(isSameLead(row(filled), without)).toBe(false);
  });

  it('does not make another lead of a row from a deploy without it, or with one hash for all fields', () => {
    expect(isSameLead({ payloadHash: without.payloadHash, laterHash: null }, filled)).toBe(true);
    expect(isSameLead({ payloadHash: filled.joinedHash, laterHash: null }, filled)).toBe(true);
    expect(isSameLead({ payloadHash: filled.joinedHash, laterHash: null }, without)).toBe(false);
    expect(isSameLead({ payloadHash: '', laterHash: null }, filled)).toBe(false);
  });
});

it('gives a request after an erasure another id, the same for each post', () => {
  const id = '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f';
  const next = idAfterErasure(id, at('2026-11-21T10:00:00Z'));
  expect(next).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
  expect(idAfterErasure(id, at('2026-11-21T10:00:00Z'))).toBe(next);
  expect(idAfterErasure(id, at('2026-11-21T10:00:01Z'))).not.toBe(next);
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
