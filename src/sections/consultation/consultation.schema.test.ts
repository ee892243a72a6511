import { expect, test } from 'vitest';
import { consultationSchema } from './consultation.schema.ts';

const step = { when: 'Adesso', text: 'È arrivata.' };
const consultation = (formType: string, more: object = {}) => ({
  kind: 'consultation',
  title: 'Parliamone.',
  steps: [step, step],
  call: 'Preferisci parlare?',
  form: { title: 'T', description: 'D', source: 'S', messageLabel: 'M', formType },
  ...more,
});

test.each([
  [consultation('quote'), true],
  [consultation('career', { anchor: 'candidatura' }), true],
  [consultation('contact'), false],
  [consultation('career'), false],
])('%#: requires the quote form unless the section takes applications', (section, isRight) => {
  const { success, error } = consultationSchema.safeParse(section);
  expect(success).toBe(isRight);
  if (!isRight) expect(error?.issues[0]?.path).toEqual(['form', 'formType']);
});
