import type { Ref } from 'react';
import type { Notice } from '../../lead/notices.ts';

interface MissingProps {
  id: string;
}

/** Where the policy asks for trusted types, a plain empty text may not become HTML. */
const EMPTY: string = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * Says what is still to be filled in. The early script (src/early/gate.ts) writes it, React never looks inside. It
 * describes the button; said aloud at each letter it would be in the way.
 */
export const MissingLine = ({ id }: MissingProps) => (
  <output
    className="note"
    id={id}
    name="missing"
    aria-live="off"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; it keeps React from hydrating, and so removing, what the early script wrote.
    dangerouslySetInnerHTML={{ __html: EMPTY }}
  />
);

interface NoticeProps {
  notice: Notice;
  line?: Ref<HTMLParagraphElement>;
}

/** A notice that stays in the form; a script can give it the focus. */
export const NoticeLine = ({ notice, line }: NoticeProps) => (
  <p className={`form-notice ${notice.tone}`} tabIndex={-1} ref={line}>
    <b>{notice.title}</b> <span>{notice.description}</span>
  </p>
);

interface UploadProps {
  /** How much of the curriculum has arrived, in hundredths. */
  percent: number;
}

/** The curriculum on its way, after its application was accepted. */
export const UploadLine = ({ percent }: UploadProps) => (
  <p className="upload">
    <progress aria-label="Invio del curriculum" value={percent} max={100} />
    <span>{`Invio del curriculum: ${percent}%. Tieni aperta questa pagina.`}</span>
  </p>
);
