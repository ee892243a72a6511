import { ALERT } from '../../components/icons.ts';
import type { FieldView } from './form-view.ts';

interface Props {
  id: string;
  view: FieldView;
}

/** What is wrong with a field, under it. */
export const FieldMessage = ({ id, view }: Props) =>
  view.hasMessage ? (
    <p id={id} className="field-message" data-message={view.hasMessage}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ALERT} />
      </svg>
      <span>{view.message}</span>
    </p>
  ) : null;
