import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { AnswerItem } from './AnswerItem.tsx';
import type { AnswerListProps } from './answer-list-props.ts';
import { HiddenAnswer } from './HiddenAnswer.tsx';
import './answers.css';

/** Answers one below the other, thirty a page. */
export function AnswerList(props: AnswerListProps) {
  const { answers, hasMore, busy, error, loadMore } = props.answers;
  return (
    <>
      {answers.map((answer) =>
        answer.hidden === null ? (
          <AnswerItem key={answer.id} answer={answer} {...props} />
        ) : (
          <HiddenAnswer key={answer.id} answer={answer} hidden={answer.hidden} {...props} />
        ),
      )}
      {error !== null && <Notice tone="error">{error}</Notice>}
      {hasMore && (
        <Button className="needs-script" busy={busy} onClick={loadMore}>
          Show more answers
        </Button>
      )}
    </>
  );
}
