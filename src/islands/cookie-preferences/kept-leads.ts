import { changeLeads, dropClickIds, eraseLeads } from '../../waiting-leads/lead-store.ts';
import { ERASED, wordsOf } from '../../waiting-leads/words.ts';

/** The part of the preferences that is fetched only where something of a lead is kept. */
export { dropClickIds };

/** An application that has arrived, while its file has not. */
const ARRIVING = 'Un curriculum aspetta la linea in questo browser.';

/** @returns what the preferences say of each lead that is kept @throws when the store does not answer */
export const linesOfKept = async (): Promise<string[]> =>
  (await changeLeads()).map((lead) => wordsOf(lead, Date.now())?.description ?? ARRIVING);

/** Erases all that is kept. @returns what the preferences say then @throws when the store does not answer */
export const eraseKept = async (): Promise<string[]> => {
  await eraseLeads();
  return [`${ERASED.title} ${ERASED.description}`];
};
