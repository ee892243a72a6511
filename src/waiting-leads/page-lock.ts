/**
 * @param key of a lead
 * @returns the name of the lock that the page with the lead's form holds while it waits: that page sends the lead and
 *   shows the receipt, and other pages say nothing of it. The lock ends with the page
 */
export const pageLock = (key: string): string => `waiting-lead-form ${key}`;
