import { describe, expect, it } from 'vitest';
import { deriveLeadId, hashLead } from './lead-id.ts';

const payload = {
  name: 'Anna Bianchi',
  email: 'anna@azienda.example',
  phone: '06 123',
  company: '',
  message: '',
};
const at = (iso: string) => new Date(iso);

describe('hashLead', () => {
  it('distinguishes payloads whose fields are equal only when joined', () => {
    const one = hashLead('contact', 'A', { ...payload, company: 'xy', message: '' });
    expect(hashLead('contact', 'A', { ...payload, company: 'x', message: 'y' })).not.toBe(one);
    expect(hashLead('contact', 'A', { ...payload, message: 'xy' })).not.toBe(one);
    expect(hashLead('quote', 'A', { ...payload, company: 'xy' })).not.toBe(one);
    expect(hashLead('contact', 'A', { ...payload, company: 'xy', plan: 'Base' })).not.toBe(one);
    expect(hashLead('contact', 'A', { ...payload, company: 'xy' })).toBe(one);
  });

  it('counts neither an empty field nor what a retry may measure or leave out', () => {
    const one = hashLead('quote', 'A', payload);
    expect(hashLead('quote', 'A', { ...payload, vatNumber: undefined })).toBe(one);
    expect(hashLead('quote', 'A', { ...payload, writtenSecondsAgo: 60, campaign: { source: 'x' } })).toBe(
      one,
    );
    expect(hashLead('quote', 'A', { ...payload, vatNumber: '00743110157' })).not.toBe(one);
  });
});

describe('deriveLeadId', () => {
  const hash = hashLead('contact', 'Fibra Ottica', payload);

  it('gives the same request with the same file the same id for one day', () => {
    const id = deriveLeadId(hash, undefined, at('2026-11-21T00:00:00Z'));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
    expect(deriveLeadId(hash, undefined, at('2026-11-21T23:59:59Z'))).toBe(id);
    expect(deriveLeadId(hash, undefined, at('2026-11-22T00:00:00Z'))).not.toBe(id);
    expect(deriveLeadId(hash, 'file 1', at('2026-11-21T00:00:00Z'))).not.toBe(id);
    expect(
      deriveLeadId(hashLead('contact', 'Homepage', payload), undefined, at('2026-11-21T00:00:00Z')),
    ).not.toBe(id);
  });
});
