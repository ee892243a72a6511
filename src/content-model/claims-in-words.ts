import type { Facts } from './facts.ts';
import type { Slip } from './text-slips.ts';

/** Words that are true for one figure of a claim only: no token can write them. */
interface ClaimInWords {
  readonly claim: string;
  /** The figure as visitors read it. */
  readonly figure: string;
  readonly words: RegExp;
}

const CLAIMS_IN_WORDS: readonly ClaimInWords[] = [
  { claim: 'replyHours', figure: '24', words: /\b(?:entro|in) un giorno\b/i },
  {
    claim: 'support',
    figure: '24/7',
    words:
      /24 ore su 24|\b(?:anche|e) di notte\b|\bfestivi\b|\b(?:di|la) domenica\b|\ba (?:ogni|qualunque|qualsiasi) ora\b/i,
  },
  {
    claim: 'agentSelectionWeeks',
    figure: '2',
    words: /\bal massimo due settimane\b|\bdue settimane al massimo\b/i,
  },
  {
    claim: 'fibreSpeed',
    figure: '2,5',
    words: /100 GB in 5 minuti e 20 secondi|\bcinque volte la banda di Pro\b/i,
  },
];

/**
 * @param text copy whose tokens were replaced
 * @param claims the claims as visitors read them, `undefined` when their file is wrong
 * @returns words that were right for another figure of a claim
 */
export const outdatedWords = (text: string, claims: Facts['claims']): Slip[] =>
  CLAIMS_IN_WORDS.flatMap(({ claim, figure, words }) => {
    const now = claims?.get(claim);
    const found = now === undefined || now === figure ? undefined : words.exec(text)?.[0];
    if (found === undefined) return [];
    return [{ expected: `words that fit claims.${claim}, which is ${now} in brand.yaml`, excerpt: found }];
  });
