import type { LeadPayload } from '../../server/leads/received-lead.ts';
import type { LeadState } from '../../server/leads/states/lead-states.ts';

/**
 * A lead for the local database: the visitor's input and the resulting state. A missing e-mail address or phone number
 * is replaced by an invented one.
 */
export interface ExampleLead extends Partial<LeadPayload> {
  readonly name: string;
  readonly state: LeadState;
  readonly hoursAgo: number;
  /** After how many hours somebody called back; absent = nobody has. */
  readonly handledAfter?: number;
  readonly formType: 'contact' | 'quote' | 'career';
  readonly source: string;
  readonly page: string;
  /** The name of the attached CV. */
  readonly curriculum?: string;
  /** Why it is held. Set for a held lead. */
  readonly heldFor?: 'honeypot' | 'flood';
  /** The provider's error. Set for a pending or failed lead. */
  readonly error?: string;
}

const quote = { formType: 'quote', source: 'Fibra Ottica', page: '/fibra-ottica' } as const;
const contact = { formType: 'contact', source: 'Homepage', page: '/' } as const;
const doctors = { source: 'g', medium: 'cpc', campaign: 'medici', landing: '/fibra-ottica' };
const newsletter = { source: 'newsletter', medium: 'email', campaign: 'novembre', landing: '/notizie' };
const career = { formType: 'career', source: 'Lavora con noi', page: '/lavora-con-noi' } as const;

/** All names are invented, and mail to `.example` cannot be delivered (RFC 2606). */
export const EXAMPLE_LEADS: readonly ExampleLead[] = [
  {
    ...quote,
    state: 'pending',
    hoursAgo: 1,
    name: 'Ada Conti',
    error: 'rate_limit_exceeded',
    plan: 'Super Office One',
    campaign: { ...doctors, gclid: 'Cj0KCQiA-example', term: 'fibra studio medico' },
  },
  {
    ...career,
    state: 'pending',
    hoursAgo: 3,
    name: 'Bruno Sala',
    curriculum: 'Curriculum Bruno Sala.pdf',
    error: 'application_error',
  },
  { ...contact, state: 'sent', hoursAgo: 5, name: 'Carla Neri', message: 'Potete richiamarmi dopo le 17?' },
  {
    ...quote,
    state: 'sent',
    hoursAgo: 26,
    name: 'Dario Villa',
    company: 'Officine Villa S.r.l.',
    vatNumber: '12345678903',
    campaign: doctors,
  },
  {
    ...quote,
    state: 'sent',
    hoursAgo: 50,
    handledAfter: 3,
    name: "Elena D'Amico",
    message: 'Siamo in due sedi.\nServe la fibra entro marzo.',
    campaign: { landing: '/servizi' },
  },
  {
    ...career,
    state: 'sent',
    hoursAgo: 75,
    name: 'Fabio Greco',
    curriculum: 'cv_fabio_greco.pdf',
    plan: 'Agente per le imprese',
  },
  {
    ...contact,
    state: 'sent',
    hoursAgo: 200,
    handledAfter: 31,
    name: 'Gaia Testa',
    company: 'Studio Testa',
    campaign: newsletter,
  },
  { ...contact, state: 'held', hoursAgo: 7, name: 'Win a prize', heldFor: 'honeypot' },
  { ...quote, state: 'held', hoursAgo: 30, name: 'Irene Costa', heldFor: 'flood' },
  {
    ...quote,
    state: 'failed',
    hoursAgo: 180,
    name: 'Luca Ferri',
    error: 'validation_error',
    campaign: doctors,
  },
  {
    ...career,
    state: 'failed',
    hoursAgo: 220,
    name: 'Marta Rizzo',
    curriculum: 'Marta Rizzo – CV.pdf',
    error: 'gave_up',
  },
];

/** Clicks with link type and page, newest first. `seed-database.ts` puts hours between them. */
export const EXAMPLE_CLICKS = [
  ['phone', '/'],
  ['whatsapp', '/fibra-ottica'],
  ['phone', '/fibra-ottica'],
  ['phone', '/servizi'],
  ['whatsapp', '/lavora-con-noi'],
  ['whatsapp', '/'],
  ['phone', '/chi-siamo'],
  ['phone', '/'],
] as const;
