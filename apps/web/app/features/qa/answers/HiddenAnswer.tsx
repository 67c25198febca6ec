import type { Answer } from '@tenfold/contract/qa/post';
import { CommentThread } from '../thread/CommentThread.tsx';
import { useComments } from '../thread/use-comments.ts';
import type { AnswerListProps } from './AnswerItem.tsx';
import { HiddenText } from './HiddenText.tsx';

interface Props extends Pick<AnswerListProps, 'answers' | 'targets' | 'now' | 'tell'> {
  answer: Answer;
  hidden: NonNullable<Answer['hidden']>;
}

/** Under what the editors removed people go on talking. */
export function HiddenAnswer({ answer, hidden, answers, targets, now, tell }: Props) {
  const { id, questionId, text } = answer;
  const comments = useComments(answer);
  return (
    <article
      id={`answer-${id}`}
      aria-label={hidden.isReported ? 'Held answer' : 'Removed answer'}
      className="answer is-gone"
    >
      <div>
        <HiddenText hidden={hidden} text={text} />
        <CommentThread
          questionId={questionId}
          answerId={id}
          companies={answers.companies}
          comments={comments}
          target={targets.comment}
          now={now}
          tell={tell}
        />
      </div>
    </article>
  );
}
