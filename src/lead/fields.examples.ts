import type { TextField } from './fields.ts';

/** For each field: values that pass unchanged, and one that is refused. Tests send them through every path. */
export const FIELD_EXAMPLES: Readonly<Record<TextField, { right: readonly string[]; wrong: string }>> = {
  name: { right: ['Giulia Montanari', "Nicolò D'Angelo"], wrong: 'Giulia 24' },
  email: { right: ['g.montanari@officine.example', 'o+prove@sub.azienda.example'], wrong: 'g@officine' },
  phone: { right: ['+39 02 1234567', '06.1234567'], wrong: 'ufficio' },
  company: { right: ['', 'Officine Neri & Figli S.r.l.', '7 Nani'], wrong: 'a'.repeat(101) },
  message: { right: ['', 'Due sedi.\nOtto interni.', '[[value.name]] <b> "=1+1"'], wrong: 'a'.repeat(2001) },
  vatNumber: { right: ['', '12345678903', '00743110157'], wrong: '12345678902' },
};
