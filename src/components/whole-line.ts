const NO_BREAK_SPACE = '\u00a0';
/** Letters that a last word needs, with its full stop, to stand on a line of its own. */
const ENOUGH_LETTERS = 7;
/** In a line of two words nothing is gained: either way each stands alone. */
const SHORT_LAST_WORD = new RegExp(`(?<= .*) (?=\\S{1,${ENOUGH_LETTERS - 1}}$)`);

/**
 * Where a line is too long for a small screen its last word must not stand alone: browsers do not balance a heading
 * whose lines are broken by hand.
 *
 * @param line one line of a heading as its author broke it
 * @returns it with a no-break space before a short last word
 */
export const wholeLine = (line: string): string => line.replace(SHORT_LAST_WORD, NO_BREAK_SPACE);
