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
import { hadFile } from '../draft.ts';
import { saveDraft } from '../tab-storage.ts';

interface Cv {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | undefined;
  readonly problem: Notice | undefined;
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onRemove: () => void;
  /** For the whole form: a file that misses the box would otherwise replace the page. */
  readonly onDrop: (event: DragEvent) => void;
  /** Lets the file go, because of a problem when there is one. */
  readonly clear: (problem?: Notice) => void;
  /** Says why a file was refused that had left the box before; silent when another stands there meanwhile. */
  readonly refusedLater: (problem: Notice) => void;
}

/**
 * The file that was chosen or dropped. The browser's own box holds it, also before hydration; what cannot be sent is
 * let go at once, and the rest of the form stays.
 *
 * @param onProblem told at once why a file is let go
 */
export const useCv = (onProblem: (problem: Notice) => void): Cv => {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<File>(undefined);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Notice>();

  const hold = (chosen: File | undefined): void => {
    held.current = chosen;
    setFile(chosen);
    const form = input.current?.form;
    if (form) saveDraft(form);
  };

  const clear = (why?: Notice): void => {
    if (input.current) input.current.value = '';
    hold(undefined);
    setProblem(why);
  };

  const look = (): void => {
    const chosen = input.current?.files?.[0];
    const why = chosen && cvProblem(chosen);
    if (why) {
      clear(why);
      onProblem(why);
    } else {
      hold(chosen);
      setProblem(undefined);
    }
  };

  // Before the draft is kept anew, of a form whose box is empty.
  useLayoutEffect(() => {
    const form = input.current?.form;
    if (form && hadFile(form)) setProblem(CV_LOST);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what was chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) look();
  }, []);

  return {
    input,
    file,
    problem,
    onChoose: look,
    onRemove: () => {
      clear();
      input.current?.focus();
    },
    onDrop: (event) => {
      const { files } = event.dataTransfer;
      if (!input.current || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      // Disabled while the application is on its way or waits.
      if (event.type !== 'drop' || files.length === 0 || input.current.disabled) return;
      input.current.files = files;
      look();
    },
    clear,
    refusedLater: (why) => {
      if (!held.current) setProblem(why);
    },
  };
};
