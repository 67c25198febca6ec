import type { CellComment } from '@tenfold/contract/comments';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { useState } from 'react';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { cellLabelOf, writtenLabel } from '../own/comment-labels.ts';
import type { Comments, CommentText } from '../own/comment-store.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { WriteComment } from './WriteComment.tsx';

/** Words alone: the cell, the day and its price stay. */
export function EditComment({
  comment,
  value,
  comments,
  onDone,
  onClose,
}: {
  comment: CellComment;
  value: string | null;
  comments: Comments;
  onDone: () => void;
  onClose: () => void;
}) {
  // The comment when the editing began: another tab's words arrive as a conflict, not under the reader's hands.
  const [begun] = useState(comment);
  const [conflict, setConflict] = useState<{ theirs: CellComment; own: CommentText } | null>(null);
  const [isGone, setGone] = useState(false);

  const save = async (words: CommentText, revision: number) => {
    try {
      await comments.update(begun, revision, words);
      onDone();
    } catch (cause) {
      const theirs = newerOf<CellComment>(cause);
      if (theirs !== null) return setConflict({ theirs, own: words });
      if (isApiError(cause) && cause.code === 'not_found') setGone(true);
      throw cause;
    }
  };
  const writeAnew = async (words: CommentText) => {
    const { field, column, forecast } = begun;
    const saved = await comments.create({ field: field as never, column, forecast }, words);
    comments.leave(begun.id);
    comments.open({ kind: 'read', id: saved.id });
  };

  if (conflict !== null) {
    return (
      <ChangedElsewhere
        name={cellLabelOf(begun)}
        value={value}
        {...conflict}
        onTheirs={() => {
          comments.upsert(conflict.theirs);
          onDone();
        }}
        onOwn={() => save(conflict.own, conflict.theirs.revision)}
        onClose={onClose}
      />
    );
  }
  return (
    <WriteComment
      name={cellLabelOf(begun)}
      symbol={begun.symbol}
      value={value}
      begun={begun}
      note={`Written ${writtenLabel(begun)}`}
      saveLabel={isGone ? 'Add as new' : 'Save'}
      onSave={(words) => (isGone ? writeAnew(words) : save(words, begun.revision))}
      onClose={onDone}
    />
  );
}
