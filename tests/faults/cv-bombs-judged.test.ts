import { expect, it } from 'vitest';
import { ChecksBusy, checkCv } from '../../netlify/server/cv/check-cv.ts';
import { CV_BOMBS } from '../../netlify/server/cv/cv-bombs.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { IS_FULL } from './scale.ts';

const BOMBS = (['pdf', 'docx', 'doc'] as const).flatMap((extension) =>
  Object.entries<() => Buffer>(CV_BOMBS[extension]).map(([name, make]) => ({ extension, name, make })),
);

/** Some files never end their check; in `npm run test:faults` each has its whole time. */
const DEADLINE_MS = IS_FULL ? undefined : 500;

it.concurrent.each(BOMBS)(
  'judges a bomb or gives it up: .$extension with $name',
  async ({ extension, make }) => {
    const bytes = make();
    expect(bytes.length).toBeLessThanOrEqual(CV_MAX_BYTES);
    const judge = (tries = 60): ReturnType<typeof checkCv> =>
      checkCv(extension, bytes, DEADLINE_MS).catch((error: unknown) => {
        if (!(error instanceof ChecksBusy) || tries === 0) throw error;
        return judge(tries - 1);
      });
    expect([undefined, ...Object.keys(CV_REFUSALS)]).toContain(await judge());
  },
);
