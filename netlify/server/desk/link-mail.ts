import type { Mail } from '../email/mail-client.ts';
import { mailOfParts } from '../email/mail-of-parts.ts';
import type { Environment } from '../environment.ts';

/**
 * Renders the mail with a link that opens the desk.
 *
 * @param link its whole address
 */
export const renderLinkMail = (
  link: string,
  { mailFrom, deskTo }: Pick<Environment, 'mailFrom' | 'deskTo'>,
): Mail =>
  mailOfParts(
    'Entra alla scrivania',
    [
      {
        heading: 'Il collegamento vale 15 minuti e una volta sola',
        lines: [
          { text: 'Apri la scrivania', href: link },
          { text: 'Poi premi “Entra”. Si resta dentro per otto ore, in quel browser.' },
        ],
      },
    ],
    'Qualcuno lo ha chiesto sul sito. Se nessuno di voi è stato, ignorate questa mail: senza il collegamento non si entra.',
    { mailFrom, to: deskTo },
  );
