import { useId, useRef } from 'react';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { WrittenText } from './use-written-text.ts';

interface Props {
  written: Pick<WrittenText, 'text' | 'busy' | 'problem' | 'failure' | 'type'> &
    Partial<Pick<WrittenText, 'typeEarly'>>;
  /** Symbols of what it is about. */
  companies: readonly string[];
  label: string;
  /** Where what it is for stands beside it: only spoken. */
  labelHidden?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  onSubmit: () => void;
  onCancel?: () => void;
}

/** The field of an answer, a comment or an edit of one: Ctrl or ⌘ with Enter posts it, Escape cancels. */
export function WritingArea(props: Props) {
  const { written, companies, label, labelHidden = false, placeholder, autoFocus = false } = props;
  const { onSubmit, onCancel } = props;
  const { text, busy, problem, failure, type } = written;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSignedIn = useViewer() !== null;
  useEarlyText(field, text, written.typeEarly ?? written.type);
  const error = problem ?? (failure === null ? null : `${failure} Your text is kept.`);
  return (
    <>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <FiguredField
        field={field}
        id={id}
        dir="auto"
        placeholder={placeholder}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
        autoFocus={autoFocus}
        readOnly={busy}
        text={text}
        onText={type}
        companies={isSignedIn ? companies : null}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && onCancel !== undefined) onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          }
        }}
      />
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
