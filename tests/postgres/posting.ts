import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { jsonHeaders, SITE, validLead } from '../faults/far-ends.ts';

interface Posted {
  readonly id: string;
  readonly status: number;
  /** How long the answer took. */
  readonly ms: number;
}

/** Posts a lead of its own from an address. Its mail is left to another run. */
export const postLead = async (using: Dependencies, ip = ''): Promise<Posted> => {
  const id = randomUUID();
  const startedAt = performance.now();
  const init = { method: 'POST', body: JSON.stringify(validLead), headers: jsonHeaders(id) };
  const request = new Request(`${SITE}/api/send-contact-email`, init);
  const { status } = await answerLeadRequest(request, { waitUntil: () => {}, ip }, using);
  return { id, status, ms: performance.now() - startedAt };
};
