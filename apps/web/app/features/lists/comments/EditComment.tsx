import type { ListComment } from '@tenfold/contract/lists';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { saveComment } from './change-comment.ts';
import '../../../ui/controls/field.css';

/** A comment that another tab has changed meanwhile is shown; the next Save is meant. */
export function EditComment({ comment, onClose }: { comment: ListComment; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { text, isBlank, busy, error, type, submit } = useTextForm('changing a comment', comment.text);
  const [known, setKnown] = useState(comment);

  const save = async (typed: string) => {
    if (typed === known.text) return onClose();
    try {
      await saveComment(comment, { text: typed, revision: known.revision });
    } catch (cause) {
      const newer = newerOf<ListComment>(cause);
      if (newer === null) throw cause;
      return setKnown(newer);
    }
    await revalidate();
    onClose();
  };

  return (
    <form className="stack stack-2 list-comment-edit" onSubmit={(event) => submit(event, save)}>
      <FiguredField
        aria-label="Comment"
        aria-invalid={error !== null}
        autoFocus
        text={text}
        onText={type}
        companies={comment.symbol === null ? [] : [comment.symbol]}
        act="save"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event, save);
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
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={isBlank}>
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
