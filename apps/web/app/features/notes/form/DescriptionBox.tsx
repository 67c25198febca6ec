import { useId } from 'react';
import '../../../ui/controls/field.css';
import './description-box.css';

const mostLines = 8;

/** Grows to eight lines, then scrolls. */
export function DescriptionBox({
  value,
  onChange,
  placeholder,
  error,
  takesFocus = false,
}: {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  error?: string | undefined;
  /** Takes the focus when its form opens; within a dialog the dialog does it. */
  takesFocus?: boolean;
}) {
  const id = useId();
  const lines = value.split('\n', mostLines).length;
  return (
    <div className="field">
      <textarea
        className="textarea note-description"
        aria-label="Description"
        dir="auto"
        ref={takesFocus ? takeFocus : undefined}
        // For browsers that don't size a field by its text.
        rows={Math.max(4, lines)}
        placeholder={placeholder}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.value)}
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
