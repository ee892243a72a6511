import * as z from 'zod';
import { copy, placeholderField } from '../fields/copy.ts';
import { photographAs } from '../fields/picture.ts';
import { WEAVES } from './service.ts';

/** How a person is shown. */
const portraitFields = {
  weave: z.enum(WEAVES).describe('The weave of the initials that stand in for a portrait, e.g. losanga'),
  portrait: photographAs('portrait').describe('A photograph; without it, the woven initials').optional(),
};

/** A consultant: `src/content/consultants/*.yaml`. Specification §3, "Consultant". */
export const consultantSchema = z.strictObject({
  name: copy(40, 'it is one line').describe('Who it is, e.g. Giulia Terrani'),
  role: copy(60, 'it is one line').describe('The role, e.g. Responsabile strategia digitale'),
  expertise: copy(60, 'it is one line').describe('Experience, e.g. Processi industriali'),
  specialization: copy(120, 'it is two lines').describe('What clients call them for, in one sentence'),
  certifications: z
    .array(copy(30, 'it is a sewn label'))
    .min(1)
    .max(3)
    .describe('Certifications, as sewn labels, e.g. PMP'),
  ...portraitFields,
  placeholder: placeholderField('person'),
});

/** The story of an agent: `src/content/agents/*.yaml`. Specification §2, "Careers: success stories". */
export const agentSchema = z.strictObject({
  name: copy(40, 'it is one line').describe('Who tells it, e.g. Davide Sorgente'),
  zone: copy(40, 'it is one line').describe('Where they work, e.g. Bergamo e provincia'),
  before: copy(70, 'it is two lines').describe('What they did before, e.g. "Vendeva macchine utensili"'),
  now: copy(70, 'it is two lines').describe('What they do now, e.g. "Segue le officine della valle"'),
  quote: copy(200, 'it is read in one glance').describe('What they say, without quotation marks'),
  ...portraitFields,
  placeholder: placeholderField('story'),
});

/** An open role: `src/content/roles/*.yaml`. Specification §2, "Careers". */
export const roleSchema = z.strictObject({
  title: copy(40, 'it is the heading of a row').describe('The name of the role, e.g. Agente business'),
  place: copy(60, 'it is one line').describe('Where, and for how much of the week, e.g. Tutta Italia'),
  pay: copy(16, 'it is shown as a very large figure').describe(
    'Pay range of a year, e.g. {claim:agentPay} €',
  ),
  text: copy(220, 'it is three lines of a row').describe('What the role does, in one or two sentences'),
  asks: z
    .array(copy(70, 'it is one line'))
    .min(2)
    .max(4)
    .describe('What it asks for, e.g. Partita IVA o disponibilità ad aprirla'),
});
