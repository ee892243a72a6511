import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { belongsTo, rulesOf, TEXT_FIELDS } from '../../src/lead/fields.ts';
import { isFormType } from '../../src/lead/form-types.ts';
import { checkLead } from '../../src/lead/schema.ts';
import { anyRequest, type GeneratedRequest } from './generated-bodies/requests.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { SCALE, SEED, sayHowToRepeat } from './scale.ts';

const outside = await sharedOutsideServices();

/** The statuses of docs/http.md without 429 and 503: no limit applies here, and both outside services work. */
const STATUSES = [200, 303, 400, 405, 409, 413, 415, 422];
const CHUNKS = 10;
/** Requests before memory is measured: what the first of each kind load stays (16 MB after 150 requests, once). */
const WARM_UP = 300;
const AT_ONCE = 20;
/** Growth allowed from the least memory in the first half to the least in the second: garbage can only add to both. */
const GROWTH_MAX_BYTES = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** @returns the bytes in use after garbage collection: objects and the buffers of bodies */
const held = async (): Promise<number> => {
  for (let time = 0; time < 3; time += 1) {
    collect();
    // Objects with a finalizer are free only after the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const send = async ({
  method,
  headers,
  body,
}: GeneratedRequest): Promise<{ status: number; wrong: string[] }> => {
  const answer = await outside.send({ method, headers, body });
  const content = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  const wrong: string[] = [];
  if (!STATUSES.includes(answer.status)) wrong.push(`status ${answer.status}`);
  if (/\bat .*\.m?ts:\d+|node:internal|PGlite|NeonDb/.test(content)) wrong.push('internals');
  if (type.startsWith('application/json')) {
    const parsed: unknown = JSON.parse(content);
    if (
      typeof parsed !== 'object' ||
      parsed === null ||
      !('ok' in parsed) ||
      parsed.ok !== (answer.status === 200)
    )
      wrong.push('shape');
  } else if (type.startsWith('text/html') ? !content.includes('<html lang="it"') : answer.status !== 303)
    wrong.push('body');
  if (/<script>alert/i.test(content)) wrong.push('script');
  return { status: answer.status, wrong };
};

interface StoredLead {
  id: string;
  form_type: string;
  source: string;
  page: string | null;
  payload: Record<string, unknown>;
}

/** @returns the rows that do not pass every rule unchanged once more */
const invalidRows = async (): Promise<StoredLead[]> => {
  const rows = await outside.real.database.query<StoredLead>('select * from leads');
  return rows.filter(({ form_type: formType, source, page, payload }) => {
    const verdict = checkLead({ ...payload, privacyConsent: true, contactConsent: true });
    const unchanged =
      verdict.ok &&
      Object.entries(payload).every(([name, value]) => Reflect.get(verdict.lead, name) === value);
    const whole =
      TEXT_FIELDS.every((name) => name in payload || rulesOf(name).whenEmpty !== 'kept') &&
      Object.keys(payload).every((name) =>
        TEXT_FIELDS.some((each) => each === name && belongsTo(each, formType)),
      );
    const plain = [source, ...Object.values(payload)].every(
      (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
    );
    const placed = page === null || (page.startsWith('/') && page.length <= 300);
    return !(unchanged && whole && plain && placed && isFormType(formType) && source.length <= 120);
  });
};

it(`answers ${SCALE.bodies} generated requests as docs/http.md says, stores nothing invalid and keeps nothing in memory`, {
  timeout: 3_600_000,
}, async () => {
  sayHowToRepeat('generated bodies');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const counts = new Map<number, number>();
  const measures: number[] = [];
  let stored = 0;
  /** @param seed of the generated requests @param requests how many */
  const sendGenerated = async (seed: number, requests: number): Promise<void> => {
    // The provider is marked closed: mails take turns in real time, and a full outbox would count as used memory.
    await outside.real.database.query(
      "update mail_provider set closed_until = now() + interval '30 minutes'",
    );
    for (let from = 0; from < requests; from += 500) {
      const size = Math.min(500, requests - from);
      const generated = fc.sample(anyRequest, { seed: seed ^ from, numRuns: size });
      for (let next = 0; next < size; next += AT_ONCE) {
        const some = generated.slice(next, next + AT_ONCE);
        const answers = await Promise.all(some.map(send));
        for (const [index, { status, wrong }] of answers.entries()) {
          counts.set(status, (counts.get(status) ?? 0) + 1);
          const { method, headers, body } = some[index] ?? { method: '', headers: {}, body: null };
          const start = Buffer.from(body ?? [])
            .toString('latin1')
            .slice(0, 2_000);
          if (wrong.length > 0)
            throw new Error(`${wrong.join()}: ${JSON.stringify({ method, headers, start })}`);
        }
      }
      await outside.settled();
      expect(await invalidRows()).toEqual([]);
      stored += (await outside.real.database.query('delete from leads returning 1')).length;
      await outside.real.database.query('delete from cv_uploads');
    }
    logged.mockClear();
  };
  await sendGenerated(SEED ^ WARM_UP, WARM_UP);
  for (let number = 0; number < CHUNKS; number += 1) {
    await sendGenerated((SEED + number) | 0, SCALE.bodies / CHUNKS);
    measures.push(await held());
  }
  logged.mockRestore();
  const megabytes = measures.map((bytes) => (bytes / 1024 / 1024).toFixed(1));
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(counts))}, ${stored} stored, MB held ${megabytes.join(' ')}\n`,
  );
  // Without every status, the generated requests would prove nothing.
  for (const status of STATUSES.filter((each) => each !== 409)) expect(counts.get(status)).toBeGreaterThan(0);
  expect(stored).toBeGreaterThan(0);
  const [first, second] = [measures.slice(0, CHUNKS / 2), measures.slice(CHUNKS / 2)];
  expect(Math.min(...second) - Math.min(...first)).toBeLessThan(GROWTH_MAX_BYTES);
});
