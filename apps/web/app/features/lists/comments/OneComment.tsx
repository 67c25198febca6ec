import type { ListComment } from '@tenfold/contract/lists';
import { useRef, useState } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { usePerson } from '../../../session/viewer.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { newYorkDay } from '../../company/index.ts';
import { deleteComment, restoreComment } from './change-comment.ts';
import { EditComment } from './EditComment.tsx';

interface Props {
  comment: ListComment;
  /** The company, or the cell, it is on; null for the list. */
  about: string | null;
  messages: Messages;
}

export function OneComment({ comment, about, messages }: Props) {
  const { attempt, offerUndo } = useUndoable(messages);
  const person = usePerson();
  const [editing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);

  const remove = () =>
    attempt({
      what: 'deleting a comment',
      run: async () => {
        await deleteComment(comment);
        offerUndo('Comment deleted.', {
          what: 'restoring a comment',
          run: () => restoreComment(comment),
        });
      },
    });

  const closeEditing = () => {
    setEditing(false);
    item.current?.focus();
  };

  return (
    <li className="list-comment" ref={item} tabIndex={-1}>
      <Avatar name={person.firstName} fallback={person.email} picture={person.avatar} />
      {editing ? (
        <EditComment comment={comment} onClose={closeEditing} />
      ) : (
        <>
          <p className="list-comment-text">
            {about !== null && <b>{about}. </b>}
            <bdi>
              <FiguredText text={comment.text} figures={comment.figures} />
            </bdi>{' '}
            <time className="caption" dateTime={comment.createdAt}>
              {newYorkDay(new Date(comment.createdAt))}
            </time>
          </p>
          <span className="list-comment-actions">
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label="Edit comment"
              onClick={() => setEditing(true)}
            >
              <ActionIcon name="rename" />
            </button>
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label="Delete comment"
              onClick={() => void remove()}
            >
              <ActionIcon name="delete" />
            </button>
          </span>
        </>
      )}
    </li>
  );
}
