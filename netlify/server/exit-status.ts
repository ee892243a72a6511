/** What a command ends with that was called in a wrong way, as shells do; 1 = what it was asked for is not done. */
export const NOT_UNDERSTOOD = 2;
