import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { FILE, PAPERCLIP } from '../../components/icons.ts';
import { CV_ACCEPT, CV_WITHOUT_SCRIPTS_MAX } from '../../lead/cv.ts';
import type { Notice } from '../../lead/notices.ts';
import { FieldMessage, type FieldView } from './LeadFields.tsx';

interface Props {
  id: string;
  /** While the application is sent or waits, the file can be neither replaced nor removed. */
  view: Pick<FieldView, 'message' | 'isLocked'>;
  /** Missing in the server's HTML: the browser's file input then shows which file was chosen. */
  file?: File | undefined;
  input?: RefObject<HTMLInputElement | null>;
  onChoose?: (event: ChangeEvent<HTMLInputElement>) => void;
  onRemove?: () => void;
}

const KILOBYTE = 1024;
const size = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.ceil(bytes / KILOBYTE)}\u00a0kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toLocaleString('it', { maximumFractionDigits: 1 })}\u00a0MB`;

const icon = (path: string): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** @returns the message of the field that says why the last file was dropped */
export const problemWords = ({ title, description }: Notice): ReactNode => (
  <>
    <b>{title}</b>
    <br />
    <span>{description}</span>
  </>
);

/** The field for the curriculum of an application: a file can be chosen, dropped onto the form, changed and removed. */
export const CvField = ({ id, view: { message, isLocked }, file, input, onChoose, onRemove }: Props) => (
  <div className="field">
    <label htmlFor={id}>
      Curriculum <small>(facoltativo)</small>
    </label>
    <div className="cv" data-wrong={message !== undefined || undefined}>
      <FieldMessage id={`${id}-error`}>{message}</FieldMessage>
      {file && (
        <p className="file">
          {icon(FILE)}
          <span key={file.name}>
            {file.name} <small>{size(file.size)}</small>
          </span>
          <button type="button" aria-label={`Rimuovi ${file.name}`} disabled={isLocked} onClick={onRemove}>
            Rimuovi
          </button>
        </p>
      )}
      <input
        id={id}
        type="file"
        name="attachment"
        accept={CV_ACCEPT}
        disabled={isLocked}
        aria-describedby={message === undefined ? `${id}-note` : `${id}-error ${id}-note`}
        aria-invalid={message !== undefined || undefined}
        ref={input}
        onChange={onChoose}
      />
      <label className="button secondary" htmlFor={id}>
        {icon(PAPERCLIP)}
        <span>{file ? 'Cambia file' : 'Scegli il file'}</span>
      </label>
      <p className="note" id={`${id}-note`}>
        PDF, DOC o DOCX, massimo 5&nbsp;MB
        <noscript> (senza JavaScript {CV_WITHOUT_SCRIPTS_MAX})</noscript>
      </p>
    </div>
  </div>
);
