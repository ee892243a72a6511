import {
  COMPANY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from './limits.ts';
import { VAT_NUMBER_DIGITS } from './vat-number.ts';

/**
 * The schema's messages on submit, word for word from Specification §5. The Specification has no VAT number: the
 * messages for it follow the same style.
 */
export const SCHEMA_MESSAGES = {
  nameRequired: 'Nome è obbligatorio',
  nameTooLong: `Nome troppo lungo (max ${NAME_MAX_LENGTH} caratteri)`,
  nameCharacters: 'Nome contiene caratteri non validi',
  emailRequired: 'Email è obbligatoria',
  emailFormat: 'Formato email non valido',
  emailTooLong: `Email troppo lunga (max ${EMAIL_MAX_LENGTH} caratteri)`,
  phoneRequired: 'Telefono è obbligatorio',
  phoneTooLong: `Telefono troppo lungo (max ${PHONE_MAX_LENGTH} caratteri)`,
  phoneCharacters: 'Telefono contiene caratteri non validi',
  companyTooLong: `Nome azienda troppo lungo (max ${COMPANY_MAX_LENGTH} caratteri)`,
  vatNumber: `Partita IVA non valida (controlla le ${VAT_NUMBER_DIGITS} cifre)`,
  taxCode: `Questo è un codice fiscale: qui va la partita IVA, ${VAT_NUMBER_DIGITS} cifre`,
  messageTooLong: `Messaggio troppo lungo (max ${MESSAGE_MAX_LENGTH} caratteri)`,
  privacyConsent: 'Consenso privacy obbligatorio',
  contactConsent: 'Consenso al ricontatto obbligatorio',
  website: 'Campo non valido',
} as const;

/** Messages under the consent boxes, in place of the schema's. Specification §5. */
export const FIELD_MESSAGES = {
  privacyConsent: 'Il consenso privacy è obbligatorio',
  contactConsent: 'Il consenso al ricontatto è obbligatorio',
} as const;

/** The function's messages about the parts of a request that no visitor types. */
export const REQUEST_MESSAGES = {
  formType: 'Tipo di modulo non valido',
  source: 'Provenienza del modulo non valida',
  crossSite: 'La richiesta è partita da una pagina di un altro sito: inviala da questa pagina',
} as const;
