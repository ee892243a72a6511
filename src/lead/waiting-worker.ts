/**
 * Address of the service worker: at the root, whose pages it serves, and without a hash, because the browser looks for
 * a newer one at the same address.
 */
export const WORKER_ADDRESS = '/waiting-leads.js';

/** The only policy for script addresses that the site's security policy allows (Trusted Types). */
export const WORKER_POLICY = 'worker';
