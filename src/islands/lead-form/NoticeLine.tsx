import type { Ref } from 'react';
import type { Notice } from '../../lead/notices.ts';

interface Props {
  notice: Notice;
  line?: Ref<HTMLParagraphElement>;
}

/** A notice that stays in the form; a script can give it the focus. */
export const NoticeLine = ({ notice, line }: Props) => (
  <p className={`form-notice ${notice.tone}`} tabIndex={-1} ref={line}>
    <b>{notice.title}</b> <span>{notice.description}</span>
  </p>
);
