import { CURRENT_CONSENT } from './consent-evidence.ts';
import { hashLead } from './lead-id.ts';
import type { LeadPayload, ReceivedLead } from './received-lead.ts';

const payload: LeadPayload = {
  name: "Lucia D'Amico",
  email: 'lucia.damico@officine.example',
  phone: '+39 06 123-4567',
  company: '',
  message: 'Siamo in due sedi.\nServe la fibra entro marzo.',
};

/** An ordinary request. */
export const exampleLead: ReceivedLead = {
  id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f',
  formType: 'contact',
  source: 'Fibra Ottica',
  page: '/fibra-ottica',
  payload,
  payloadHash: hashLead('contact', 'Fibra Ottica', payload),
  consent: CURRENT_CONSENT,
  cvUploadId: null,
  receivedAt: new Date('2026-07-01T09:05:00Z'),
};

const injection = '"\'><script>alert(1)</script>\r\nBcc: vittima@azienda.example\u0000 =?utf-8?q?ciao?=';
/** A request with an injection attempt in every field that a bot can fill. */
export const hostileLead: ReceivedLead = {
  ...exampleLead,
  source: injection,
  page: `/${injection}`,
  payload: {
    name: injection,
    email: injection,
    phone: injection,
    company: injection,
    message: `${injection}\nTelefono: 000\n${'x'.repeat(1500)}`,
    plan: injection,
    campaign: { source: injection, campaign: injection, gclid: injection, landing: injection },
  },
};
