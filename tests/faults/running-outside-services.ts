import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OutsideServices, startOutsideServices } from './outside-services.ts';

/** Time for an embedded Postgres to start on a busy machine. */
const STARTING_MS = 180_000;

/** Starts outside services before the tests of a file, empties them before each test, and stops them at the end. */
export const runningOutsideServices = (): OutsideServices => {
  let far: OutsideServices;
  beforeAll(async () => {
    far = await startOutsideServices();
  }, STARTING_MS);
  beforeEach(() => far.reset());
  afterAll(() => far.close());
  return {
    get real() {
      return far.real;
    },
    post: (body, headers) => far.post(body, headers),
    send: (init) => far.send(init),
    settled: () => far.settled(),
    deliverLeads: () => far.deliverLeads(),
    mails: () => far.mails(),
    leads: () => far.leads(),
    faults: (change) => far.faults(change),
    reset: () => far.reset(),
    close: () => far.close(),
  };
};
