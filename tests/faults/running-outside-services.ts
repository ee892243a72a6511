import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OutsideServices, startOutsideServices } from './outside-services.ts';

/** Time for an embedded Postgres to start on a busy machine. */
const STARTING_MS = 180_000;

/** Starts outside services before the tests of a file, empties them before each test, and stops them at the end. */
export const runningOutsideServices = (): OutsideServices => {
  let outside: OutsideServices;
  beforeAll(async () => {
    outside = await startOutsideServices();
  }, STARTING_MS);
  beforeEach(() => outside.reset());
  afterAll(() => outside.close());
  return {
    get real() {
      return outside.real;
    },
    post: (body, headers) => outside.post(body, headers),
    send: (init) => outside.send(init),
    settled: () => outside.settled(),
    deliverLeads: () => outside.deliverLeads(),
    mails: () => outside.mails(),
    leads: () => outside.leads(),
    faults: (change) => outside.faults(change),
    reset: () => outside.reset(),
    close: () => outside.close(),
  };
};
