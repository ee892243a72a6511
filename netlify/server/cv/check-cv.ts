import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { CvExtension } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { judgeCv } from './judge-cv.ts';

/** How long a file may be judged. An honest one of 5 MB takes a tenth of a second. */
const DEADLINE_MS = 2000;
/** How long a thread may take to start, before anything of the file is read. */
const START_MS = 5000;
/** How long a file waits for a thread. With the deadline, an answer comes within three seconds. */
const WAIT_MS = 800;
/** One hostile file leaves the other thread free; more of them would take the processor from visitors. */
const MAX_THREADS = 2;
/** Memory of a thread, in megabytes. Files are outside of it; what they unpack to has its own limit. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Marks the threads of this module: it is also loaded by whoever starts them, which may be a thread itself. */
const MARK = 'judges a curriculum';

/** What a thread gets and answers. */
interface Task {
  readonly extension: CvExtension;
  readonly bytes: Uint8Array;
}
type Answer = 'ready' | { readonly refusal: CvRefusal | undefined };

/** So many files wait for their check that this one was not looked at. It says nothing about the file. */
export class ChecksBusy extends Error {
  override name = 'ChecksBusy';
}

if (!isMainThread && workerData === MARK) {
  const post = (answer: Answer) => parentPort?.postMessage(answer);
  parentPort?.on('message', ({ extension, bytes }: Task) => {
    void judgeCv(extension, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then((refusal) =>
      post({ refusal }),
    );
  });
  post('ready');
}

/** Settles as soon as the thread has judged the file, failed or used up its time. */
const judgedBy = (thread: Worker, task: Task): Promise<CvRefusal | undefined> =>
  new Promise((resolve, reject) => {
    let hasStarted = false;
    let timer = setTimeout(() => reject(new ChecksBusy()), START_MS);
    const end = (refusal: CvRefusal | undefined) => {
      clearTimeout(timer);
      resolve(refusal);
    };
    // A thread that ends by itself is out of memory, or met a mistake of a library that a malformed file brings out.
    // One that does not even start says nothing about the file.
    const fail = (error: unknown) => {
      if (hasStarted) return end('damaged');
      clearTimeout(timer);
      reject(error);
    };
    thread.on('error', fail);
    thread.on('exit', () => fail(new ChecksBusy()));
    thread.on('message', (answer: Answer) => {
      if (answer !== 'ready') return end(answer.refusal);
      hasStarted = true;
      clearTimeout(timer);
      timer = setTimeout(() => resolve('damaged'), DEADLINE_MS);
      thread.postMessage(task);
    });
  });

let running = 0;
/** Those who wait for a thread, the first first. */
const waiting: (() => void)[] = [];

const takeThread = async (): Promise<void> => {
  if (running < MAX_THREADS) {
    running += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(new ChecksBusy());
    }, WAIT_MS);
    // The thread passes on: `running` stays as it is.
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.push(go);
  });
};

const leaveThread = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

/**
 * Checks the size and the content of a CV (docs/cv-uploads.md, "What is checked"), the content in a thread of its own: a
 * file that takes too long or too much memory counts as damaged, and visitors do not wait for it.
 *
 * @param extension the extension in the file's name
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
 * @throws {ChecksBusy} there was no thread for the file within {@link WAIT_MS}: ask again
 * @throws {Error} the thread does not start
 */
export const checkCv = async (extension: CvExtension, bytes: Buffer): Promise<CvRefusal | undefined> => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > CV_MAX_BYTES) return 'too_large';
  await takeThread();
  // The thread runs this module, wherever a bundle has put it, without the options of the process that starts it.
  const thread = new Worker(new URL(import.meta.url), {
    workerData: MARK,
    resourceLimits: LIMITS,
    execArgv: [],
  });
  try {
    return await judgedBy(thread, { extension, bytes });
  } finally {
    // It may be inside a long call of native code; the file's answer does not wait for that, but its place does.
    void thread.terminate().finally(leaveThread);
  }
};
