import {
  type ChangeEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CV_LOST, cvProblem } from '../../../lead/cv-notices.ts';
import type { Notice } from '../../../lead/notices.ts';
import { hadFile, keepFileName } from '../tab-storage.ts';

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
  /** Shows why a file was refused that is not in the box any more, unless the box has another file by then. */
  readonly refusedLater: (problem: Notice) => void;
}

/**
 * Manages the file that was chosen or dropped. The browser's file input holds it, also before hydration. A file that
 * cannot be sent is removed at once, and the rest of the form stays.
 *
 * @param onProblem called at once with the reason when a file is removed
 */
export const useCv = (onProblem: (problem: Notice) => void): Cv => {
  const input = useRef<HTMLInputElement>(null);
  const current = useRef<File>(undefined);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Notice>();

  const keep = (chosen: File | undefined): void => {
    current.current = chosen;
    setFile(chosen);
    const form = input.current?.form;
    if (form) keepFileName(form);
  };

  const clear = (why?: Notice): void => {
    if (input.current) input.current.value = '';
    keep(undefined);
    setProblem(why);
  };

  const readInput = (): void => {
    const chosen = input.current?.files?.[0];
    // When the choice itself makes React hydrate, the effect below refuses the file and empties the input before this
    // event arrives here. The message stays.
    if (!chosen && !current.current) return;
    const why = chosen && cvProblem(chosen);
    if (why) {
      clear(why);
      onProblem(why);
    } else {
      keep(chosen);
      setProblem(undefined);
    }
  };

  // A layout effect, because later effects store the draft again, without the file.
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
    refusedLater: (why) => {
      if (!current.current) setProblem(why);
    },
  };
};
