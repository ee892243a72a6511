import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { CvExtension } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { judgeCv } from './judge-cv.ts';

/** How long a file may be judged. An honest one of 5 MB takes a tenth of a second. */
const DEADLINE_MS = 2000;
/** How long a thread may take to start, before anything of the file is read. */
const START_MS = 5000;
/** How long a file may wait for a thread that has started: the rest of the three seconds that an answer takes at most. */
const ANSWER_MS = 3000;
const WAIT_MS = 2500;
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

/** Starts a thread. It runs this module, wherever a bundle has put it, without the options of its process. */
const startThread = (): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: MARK,
      resourceLimits: LIMITS,
      execArgv: [],
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      void thread.terminate();
      reject(error);
    };
    const timer = setTimeout(() => fail(new ChecksBusy()), START_MS);
    thread.once('error', fail);
    thread.once('message', () => {
      clearTimeout(timer);
      thread.off('error', fail);
      resolve(thread);
    });
  });

/** Threads that have judged a file and can judge another. They do not keep the process alive. */
const idle: Worker[] = [];

/** Settles as soon as the thread has judged the file, or has used up its time, `deadlineMs` at most, and is ended. */
const judgedBy = async (
  thread: Worker,
  task: Task,
  milliseconds: number,
  deadlineMs: number,
): Promise<CvRefusal | undefined> => {
  thread.ref();
  const { promise, resolve } = Promise.withResolvers<Answer | 'late' | undefined>();
  const timer = setTimeout(() => resolve(milliseconds < deadlineMs ? 'late' : undefined), milliseconds);
  // A thread that ends by itself is out of memory, or met a mistake of a library that a malformed file brings out.
  thread.once('error', () => resolve(undefined));
  thread.once('exit', () => resolve(undefined));
  thread.once('message', resolve);
  thread.postMessage(task);
  const answer = await promise;
  clearTimeout(timer);
  // Without an event's name this would also end the thread's own listening.
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
  if (answer === undefined || answer === 'ready' || answer === 'late') {
    // An error that comes late has nobody left to hear it.
    thread.on('error', () => {});
    void thread.terminate();
    leaveThread();
    // It had less than its time, after others had used up theirs.
    if (answer === 'late') throw new ChecksBusy();
    return 'damaged';
  }
  thread.unref();
  const forget = () => {
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  };
  thread.once('error', forget);
  thread.once('exit', forget);
  idle.push(thread);
  leaveThread();
  return answer.refusal;
};

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
 * @param deadlineMs how long the content may be judged
 * @returns why the file is refused; undefined when it is accepted
 * @throws {ChecksBusy} other files kept the threads, so that this one could not be judged in time: ask again
 * @throws {Error} the thread does not start
 */
export const checkCv = async (
  extension: CvExtension,
  bytes: Buffer,
  deadlineMs = DEADLINE_MS,
): Promise<CvRefusal | undefined> => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > CV_MAX_BYTES) return 'too_large';
  const began = performance.now();
  await takeThread();
  const waited = performance.now() - began;
  let thread: Worker;
  try {
    thread = idle.pop() ?? (await startThread());
  } catch (error) {
    leaveThread();
    throw error;
  }
  const left = Math.max(0, ANSWER_MS - waited);
  return await judgedBy(thread, { extension, bytes }, Math.min(deadlineMs, left), deadlineMs);
};
