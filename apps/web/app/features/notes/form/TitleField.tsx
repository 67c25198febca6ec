import { useId } from 'react';
import type { NoteForm } from './use-note-form.ts';
import '../../../ui/controls/field.css';

export function TitleField({ form }: { form: NoteForm }) {
  const id = useId();
  const error = form.errorOf('title');
  return (
    <div className="field">
      <input
        className="input note-title-input"
        aria-label="Title"
        dir="auto"
        autoComplete="off"
        placeholder="Title (optional)"
        value={form.draft.title}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => form.change({ title: event.currentTarget.value })}
      />
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
