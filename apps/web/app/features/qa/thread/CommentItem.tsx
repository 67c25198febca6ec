import { can } from '@tenfold/contract/policy/rights';
import { postLimits } from '@tenfold/contract/qa/choices';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { EditText } from '../answers/EditText.tsx';
import { HiddenText } from '../answers/HiddenText.tsx';
import { useShownPost } from '../answers/use-shown-post.ts';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { ApprovalNote } from '../claims/ApprovalNote.tsx';
import { ClaimBadges } from '../claims/ClaimBadges.tsx';
import { CommentActions } from './CommentActions.tsx';
import type { ThreadProps } from './thread-props.ts';
import { WriteComment } from './WriteComment.tsx';

interface Props extends ThreadProps {
  comment: AnswerComment;
  /** The replies to it. */
  children: ReactNode;
}

export function CommentItem({ comment, children, ...thread }: Props) {
  const { questionId, answerId, comments, target, now, tell } = thread;
  const { id, author, createdDatetime, editedDatetime, text, isOwn, isDeleted, hidden } = comment;
  const isEditor = can(useViewer(), 'editQuestions');
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const isTarget = id === target;
  const { item, focus } = useShownPost<HTMLLIElement>(id === comments.revealed, isTarget);
  const close = () => {
    setOpen(null);
    focus();
  };
  if (hidden !== null) {
    return (
      <li id={`comment-${id}`} className="comment is-gone">
        <HiddenText hidden={hidden} text={text} />
        {children}
      </li>
    );
  }
  if (isDeleted) {
    return (
      <li className="comment is-gone">
        <p className="faint">Comment deleted.</p>
        {children}
      </li>
    );
  }
  return (
    <li
      ref={item}
      tabIndex={-1}
      id={`comment-${id}`}
      className={classNames('comment', isTarget && 'is-target')}
    >
      <div className="comment-own">
        <div className="comment-head">
          <AuthorPicture author={author} small />
          <AuthorLine
            author={author}
            createdDatetime={createdDatetime}
            editedDatetime={editedDatetime}
            now={now}
          >
            <CommentBadges comment={comment} isTarget={isTarget} />
          </AuthorLine>
        </div>
        <ApprovalNote post={comment} />
        {open === 'edit' ? (
          <EditText
            post={comment}
            thing="comment"
            most={postLimits.comment}
            save={({ text: typed, revision }) =>
              browserApi.call('PATCH /qa/comments/{id}', { params: { id }, body: { text: typed, revision } })
            }
            onSaved={comments.replace}
            onClose={close}
          />
        ) : (
          <p className="comment-text" dir="auto">
            <LinkedText text={text} />
          </p>
        )}
        {/* Hidden and not gone: it knows what its reader pressed. */}
        <div hidden={open === 'edit'}>
          <CommentActions
            comment={comment}
            comments={comments}
            tell={tell}
            isEditor={isEditor}
            onReply={() => setOpen('reply')}
            onEdit={isOwn ? () => setOpen('edit') : null}
          />
        </div>
      </div>
      {open === 'reply' && (
        <WriteComment
          questionId={questionId}
          answerId={answerId}
          replyTo={comment}
          onAdded={comments.add}
          onClose={close}
        />
      )}
      {children}
    </li>
  );
}

function CommentBadges({ comment, isTarget }: { comment: AnswerComment; isTarget: boolean }) {
  return (
    <>
      <ClaimBadges post={comment} />
      {comment.featured && <Badge tone="accent">Featured by editors</Badge>}
      {isTarget && <Badge>Linked comment</Badge>}
    </>
  );
}
