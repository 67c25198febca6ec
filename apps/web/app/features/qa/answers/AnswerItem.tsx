import { can } from '@tenfold/contract/policy/rights';
import type { Answer } from '@tenfold/contract/qa/post';
import { postLimits } from '@tenfold/contract/qa/question-choices';
import { type ComponentProps, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { LongText } from '../card/LongText.tsx';
import { ApprovalNote } from '../claims/ApprovalNote.tsx';
import { AnswerComments } from '../thread/AnswerComments.tsx';
import { useComments } from '../thread/use-comments.ts';
import { WriteComment } from '../thread/WriteComment.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import type { AnswerListProps } from './answer-list-props.ts';
import { EditText } from './EditText.tsx';
import { RenewFigure } from './RenewFigure.tsx';
import { useShownPost } from './use-shown-post.ts';

interface Props extends AnswerListProps {
  answer: Answer;
}

/** An answer with its comments, and what its reader may do with it. */
export function AnswerItem({ answer, answers, title, targets, now, showMessage }: Props) {
  const { id, questionId, author, isBest, isOwn } = answer;
  const isEditor = can(useViewer(), 'editQuestions');
  const [open, setOpen] = useState<'comment' | 'edit' | null>(null);
  const comments = useComments(answer);
  const isTarget = id === targets.answer && targets.comment === null;
  const { item, focus } = useShownPost<HTMLElement>(id === answers.revealed, isTarget);
  const close = () => {
    setOpen(null);
    focus();
  };
  return (
    <article
      ref={item}
      tabIndex={-1}
      id={`answer-${id}`}
      aria-label={`Answer by ${author.fullName}`}
      className={classNames('answer', isBest && 'is-best', isTarget && 'is-target')}
    >
      <AuthorPicture author={author} />
      <div>
        <AnswerHead answer={answer} companies={answers.companies} now={now}>
          {isTarget && <Badge>Linked answer</Badge>}
        </AnswerHead>
        <ApprovalNote post={answer} />
        {open === 'edit' ? (
          <EditText
            post={answer}
            thing="answer"
            most={postLimits.answer}
            companies={answers.companies}
            save={(edit) => browserApi.call('PATCH /qa/answers/{id}', { params: { id }, body: edit })}
            onSaved={answers.replace}
            onClose={close}
          />
        ) : (
          <AnswerText answer={answer} answers={answers} showMessage={showMessage} />
        )}
        {/* Hidden and not gone: it knows what its reader pressed. */}
        <div hidden={open === 'edit'}>
          <AnswerActions
            answer={answer}
            commentsCount={comments.known.count}
            answers={answers}
            title={title}
            showMessage={showMessage}
            isEditor={isEditor}
            onComment={() => setOpen('comment')}
            onEdit={isOwn ? () => setOpen('edit') : null}
          />
        </div>
        <AnswerComments
          answer={answer}
          answers={answers}
          comments={comments}
          targets={targets}
          now={now}
          showMessage={showMessage}
        />
        {open === 'comment' && (
          <WriteComment
            questionId={questionId}
            answerId={id}
            companies={answers.companies}
            replyTo={null}
            onAdded={comments.add}
            onClose={close}
          />
        )}
      </div>
    </article>
  );
}

/** Its author may renew a figure that was restated since. */
function AnswerText({ answer, answers, showMessage }: Pick<Props, 'answer' | 'answers' | 'showMessage'>) {
  const { id, text, figures, isOwn } = answer;
  const renew = (figure: ComponentProps<typeof RenewFigure>['figure']) => (
    <RenewFigure
      kind="answer"
      postId={id}
      figure={figure}
      showMessage={showMessage}
      onRenewed={(changed) => answers.replace({ ...answer, ...changed })}
    />
  );
  return <LongText text={text} figures={figures} renew={isOwn ? renew : null} />;
}
