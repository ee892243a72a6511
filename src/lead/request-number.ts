/**
 * The number of a request, short enough to be read out on the telephone: how its id begins. Receipt and mail show it, and
 * `npm run leads -- list` the whole id.
 *
 * @param id UUID of a lead
 * @returns 8 hexadecimal digits in two groups, e.g. `3F2A-91C0`
 */
export const requestNumber = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
