import type { Answer } from '@tenfold/contract/qa/post';
import type { AnswerListProps } from '../answers/answer-list-props.ts';
import { CommentThread } from './CommentThread.tsx';
import type { useComments } from './use-comments.ts';

interface Props extends Pick<AnswerListProps, 'answers' | 'targets' | 'now' | 'showMessage'> {
  answer: Answer;
  comments: ReturnType<typeof useComments>;
}

export function AnswerComments({ answer, answers, comments, targets, now, showMessage }: Props) {
  return (
    <CommentThread
      questionId={answer.questionId}
      answerId={answer.id}
      companies={answers.companies}
      comments={comments}
      target={targets.comment}
      now={now}
      showMessage={showMessage}
    />
  );
}
