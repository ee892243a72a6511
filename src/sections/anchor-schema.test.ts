import { expect, test } from 'vitest';
import { anchorsOf } from './anchor-schema.ts';

test.each([
  [{ kind: 'connectivity-hero' }, ['contatto-hero']],
  [{ kind: 'figure-hero' }, ['candidatura-subito']],
  [{ kind: 'roles' }, ['opportunita']],
  [{ kind: 'call-block' }, ['consulenza']],
  [{ kind: 'consultation', anchor: 'candidatura' }, ['candidatura']],
  [{ kind: 'client-strip' }, ['stop-clients']],
  [{ kind: 'client-strip', still: true }, []],
  [{ kind: 'legal-text', parts: [{ id: 'diritti' }, { id: 'contatti' }] }, ['diritti', 'contatti']],
  [{ kind: 'plans' }, []],
  ['text', []],
])('gives %j the ids %j', (section, ids) => {
  expect(anchorsOf(section)).toEqual(ids);
});
