import { useId, useLayoutEffect, useRef } from 'react';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
import './description-box.css';

const mostLines = 8;
/** The most one check takes. */
const mostCompanies = 20;

/** Grows to eight lines, then scrolls. */
export function DescriptionBox({
  value,
  companies,
  onChange,
  placeholder,
  error,
  takesFocus = false,
}: {
  value: string;
  /** Symbols of what the note is about. */
  companies: readonly string[];
  onChange: (value: string) => void;
  placeholder: string;
  error?: string | undefined;
  /** Takes the focus when its form opens; within a dialog the dialog does it. */
  takesFocus?: boolean;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) takeFocus(field.current);
  }, [takesFocus]);
  const lines = value.split('\n', mostLines).length;
  return (
    <div className="field">
      <FiguredField
        field={field}
        className="textarea note-description"
        aria-label="Description"
        dir="auto"
        // For browsers that don't size a field by its text.
        rows={Math.max(4, lines)}
        placeholder={placeholder}
        text={value}
        onText={onChange}
        companies={companies.slice(0, mostCompanies)}
        act="save"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
      />
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}

/** At the end of the text; a dialog that opens around the field goes by the attribute. */
function takeFocus(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  field.setAttribute('autofocus', '');
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
