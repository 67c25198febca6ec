import type { Answer } from '@tenfold/contract/qa/post';
import { AnswerComments } from '../thread/AnswerComments.tsx';
import { useComments } from '../thread/use-comments.ts';
import type { AnswerListProps } from './answer-list-props.ts';
import { HiddenText } from './HiddenText.tsx';

interface Props extends Pick<AnswerListProps, 'answers' | 'targets' | 'now' | 'showMessage'> {
  answer: Answer;
  hidden: NonNullable<Answer['hidden']>;
}

/** Under what the editors removed people go on talking. */
export function HiddenAnswer({ answer, hidden, ...page }: Props) {
  const { id, text } = answer;
  const comments = useComments(answer);
  return (
    <article
      id={`answer-${id}`}
      aria-label={hidden.isReported ? 'Held answer' : 'Removed answer'}
      className="answer is-gone"
    >
      <div>
        <HiddenText hidden={hidden} text={text} />
        <AnswerComments comments={comments} answer={answer} {...page} />
      </div>
    </article>
  );
}
