import { randomUUID } from 'node:crypto';

export interface Prospect {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** @returns a visitor with a unique email address, by which tests find rows and mails */
export const newProspect = (): Prospect => ({
  name: "Nicolò D'Angelo",
  email: `nicolo.${randomUUID()}@officine.example`,
  phone: '+39 06 1234567',
  message:
    'Sede di Prato, via dei Tessitori 12.\nOggi 100 Mb/s: ci serve la fibra <2,5 Gb/s> & otto interni.',
});
