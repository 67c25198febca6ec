import { can } from '@tenfold/contract/policy/rights';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { postLimits } from '@tenfold/contract/qa/question-choices';
import { type ReactNode, useState } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { EditText } from '../answers/EditText.tsx';
import { RenewFigure } from '../answers/RenewFigure.tsx';
import { useShownPost } from '../answers/use-shown-post.ts';
import { ApprovalNote } from '../claims/ApprovalNote.tsx';
import { CommentActions } from './CommentActions.tsx';
import { CommentHead } from './CommentHead.tsx';
import { GoneComment } from './GoneComment.tsx';
import type { ThreadProps } from './thread-props.ts';
import { WriteComment } from './WriteComment.tsx';

interface Props extends ThreadProps {
  comment: AnswerComment;
  /** The replies to it. */
  children: ReactNode;
}

export function CommentItem(props: Props) {
  const { comment, children } = props;
  if (comment.hidden !== null || comment.isDeleted)
    return <GoneComment comment={comment}>{children}</GoneComment>;
  return <ShownComment {...props} />;
}

function ShownComment({ comment, children, ...thread }: Props) {
  const { questionId, answerId, companies, comments, target, now, showMessage } = thread;
  const { id, text, isOwn } = comment;
  const isEditor = can(useViewer(), 'editQuestions');
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const isTarget = id === target;
  const { item, focus } = useShownPost<HTMLLIElement>(id === comments.revealed, isTarget);
  const close = () => {
    setOpen(null);
    focus();
  };
  return (
    <li
      ref={item}
      tabIndex={-1}
      id={`comment-${id}`}
      className={classNames('comment', isTarget && 'is-target')}
    >
      <div className="comment-own">
        <CommentHead comment={comment} companies={companies} isTarget={isTarget} now={now} />
        <ApprovalNote post={comment} />
        {open === 'edit' ? (
          <EditText
            post={comment}
            thing="comment"
            most={postLimits.comment}
            companies={companies}
            save={(body) => browserApi.call('PATCH /qa/comments/{id}', { params: { id }, body })}
            onSaved={comments.replace}
            onClose={close}
          />
        ) : (
          <p className="comment-text" dir="auto">
            <FiguredText
              text={text}
              figures={comment.figures}
              renew={
                isOwn
                  ? (figure) => (
                      <RenewFigure
                        kind="comment"
                        postId={id}
                        figure={figure}
                        showMessage={showMessage}
                        onRenewed={(changed) => comments.replace({ ...comment, ...changed })}
                      />
                    )
                  : null
              }
            />
          </p>
        )}
        {/* Hidden and not gone: it knows what its reader pressed. */}
        <div hidden={open === 'edit'}>
          <CommentActions
            comment={comment}
            comments={comments}
            showMessage={showMessage}
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
          companies={companies}
          replyTo={comment}
          onAdded={comments.add}
          onClose={close}
        />
      )}
      {children}
    </li>
  );
}
