import {
  type ChangeEvent,
  type Dispatch,
  type DragEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CV_LOST, CV_NOTICES, cvProblem, cvRefusedLater } from '../../lead/cv-notices.ts';
import type { Notice } from '../../lead/notices.ts';
import { fileKey } from './draft.ts';

/**
 * Uses `sessionStorage`, which ends with the tab. When a browser forbids it or it is full, the form works without it.
 *
 * @param use reads or writes the storage
 * @returns the result of `use`; undefined when it failed
 */
const withTabStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

const keyOf = (form: HTMLFormElement): string => fileKey(location.pathname, form.id);

/** Keeps the name of the form's chosen file, or that there is none, for a reload. */
const keepFileName = (form: HTMLFormElement, name: string): void =>
  withTabStorage((storage) => {
    if (name) storage.setItem(keyOf(form), name);
    else storage.removeItem(keyOf(form));
  });

/** @returns whether the form contained a file before the reload */
const hadFile = (form: HTMLFormElement): boolean =>
  withTabStorage((storage) => storage.getItem(keyOf(form)) !== null) === true;

/** @returns undefined when the file has arrived; else why it was refused, '' without a reason */
type SendParts = (onProgress: (percent: number) => void) => Promise<string | undefined>;

interface Cv {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | undefined;
  readonly problem: Notice | undefined;
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onRemove: () => void;
  /** For the whole form: the browser would otherwise leave the page and open a file that misses the box. */
  readonly onDrop: (event: DragEvent) => void;
  /** Removes the file, and shows a problem if there is one. */
  readonly clear: (problem?: Notice) => void;
  /**
   * Sends the parts of a curriculum whose application was accepted, and says whether it has arrived.
   *
   * @param isMissing whether the application was accepted without its curriculum
   * @param sendParts sends them; undefined when there are none
   */
  readonly finish: (isMissing: boolean, sendParts: SendParts | undefined) => Promise<void>;
  /** Percentage of the curriculum that has arrived, during its upload. */
  readonly progress: number | undefined;
}

/**
 * Manages the file that was chosen or dropped. The browser's file input holds it, also before hydration. A file that
 * cannot be sent is removed at once, and the rest of the form stays.
 *
 * @param say shows a toast: why a file was removed, or that it has arrived; takes it away with its cause
 */
export const useCv = (say: Dispatch<SetStateAction<Notice | undefined>>): Cv => {
  const input = useRef<HTMLInputElement>(null);
  const current = useRef<File>(undefined);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Notice>();
  /** Number of curricula that are being uploaded. */
  const uploads = useRef(0);
  const [progress, setProgress] = useState<number>();

  const keep = (chosen: File | undefined): void => {
    current.current = chosen;
    setFile(chosen);
    const { form, value } = input.current ?? {};
    if (form) keepFileName(form, value ?? '');
  };

  const settle = (why?: Notice): void => {
    say((shown) => (shown && shown === problem ? why : shown));
    setProblem(why);
  };

  const clear = (why?: Notice): void => {
    if (input.current) input.current.value = '';
    keep(undefined);
    settle(why);
  };

  const readInput = (): void => {
    const chosen = input.current?.files?.[0];
    // When the choice itself makes React hydrate, the effect below refuses the file and empties the input before this
    // event arrives here. The message stays.
    if (!chosen && !current.current) return;
    const why = chosen && cvProblem(chosen);
    if (why) {
      clear(why);
      say(why);
    } else {
      keep(chosen);
      settle();
    }
  };

  const finish: Cv['finish'] = async (isMissing, sendParts) => {
    /** The box may have another file by then, of another application. */
    const report = (why: Notice): void => {
      say(why);
      if (!current.current) setProblem(why);
    };
    if (isMissing) report(CV_NOTICES.missing);
    if (!sendParts) return;
    setProgress(0);
    uploads.current += 1;
    const reason = await sendParts(setProgress);
    uploads.current -= 1;
    if (!uploads.current) setProgress(undefined);
    if (reason === undefined) say(CV_NOTICES.arrived);
    else report(reason ? cvRefusedLater(reason) : CV_NOTICES.missing);
  };

  // A layout effect, because the next one may keep the name of another file.
  useLayoutEffect(() => {
    const form = input.current?.form;
    if (form && hadFile(form)) setProblem(CV_LOST);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, for a file that was chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) readInput();
  }, []);

  return {
    input,
    file,
    problem,
    onChoose: readInput,
    onRemove: () => {
      clear();
      input.current?.focus();
    },
    onDrop: (event) => {
      const { files } = event.dataTransfer;
      if (!input.current || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      // The box is disabled while the application is sent or waits.
      if (event.type !== 'drop' || files.length === 0 || input.current.disabled) return;
      input.current.files = files;
      readInput();
    },
    clear,
    finish,
    progress,
  };
};
