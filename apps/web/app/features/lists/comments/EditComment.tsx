import { isApiError } from '@tenfold/contract/api-error';
import type { ListComment } from '@tenfold/contract/lists';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { saveComment } from './change-comment.ts';
import '../../../ui/controls/field.css';

/** A comment that another tab has changed meanwhile is shown; the next Save is meant. */
export function EditComment({ comment, onClose }: { comment: ListComment; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(comment.text);
  const [known, setKnown] = useState(comment);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    if (text.trim() === known.text) return onClose();
    setBusy(true);
    setError(null);
    try {
      await saveComment(comment, { text: text.trim(), revision: known.revision });
      await revalidate();
      onClose();
    } catch (cause) {
      if (isApiError(cause) && cause.code === 'stale') setKnown(cause.current as ListComment);
      else setError(toFormError(cause).fields.text ?? failureMessage('changing a comment', cause));
      setBusy(false);
    }
  };

  return (
    <form className="stack stack-2 list-comment-edit" onSubmit={(event) => void save(event)}>
      <textarea
        className="textarea"
        aria-label="Comment"
        aria-invalid={error !== null}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
        }}
      />
      {known !== comment && (
        <Notice tone="warn">
          This comment has changed in another tab to “{known.text}”. Save again to use the text above.
        </Notice>
      )}
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={text.trim() === ''}>
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
