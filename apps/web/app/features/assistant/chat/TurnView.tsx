import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { AnswerView } from './AnswerView.tsx';
import { AssistantMark } from './AssistantMark.tsx';
import { CopyAnswer } from './CopyAnswer.tsx';
import type { ChatTurn } from './chat-turns.ts';
import { RateAnswer } from './RateAnswer.tsx';
import { nothingWritten } from './written-answer.ts';

interface Props {
  turn: ChatTurn;
  /** Null while another answer is written. */
  askAgain: ((fromFigures: boolean) => void) | null;
}

/** A question, and what there is of its answer. */
export function TurnView({ turn: { text, answer, how, whole }, askAgain }: Props) {
  const isBegun =
    answer !== null && (answer.steps.length > 0 || answer.sentences.length > 0 || answer.opinions.length > 0);
  return (
    <>
      <div className="chat-message">
        <p className="chat-question" dir="auto">
          {text}
        </p>
      </div>
      <div className="chat-message">
        <AssistantMark />
        <div className="chat-answer">
          <AnswerView answer={answer ?? nothingWritten} />
          {whole !== null && (
            <div className="chat-answer-foot">
              <CopyAnswer answer={whole} />
              <RateAnswer id={whole.id} rating={whole.rating} />
            </div>
          )}
          {how === 'writing' && !isBegun && (
            <p className="caption chat-reading" role="status">
              <Spinner /> Reading the filings
            </p>
          )}
          {how !== 'whole' && how !== 'writing' && <Unfinished how={how} askAgain={askAgain} />}
        </div>
      </div>
    </>
  );
}

interface UnfinishedProps {
  how: Exclude<ChatTurn['how'], 'whole' | 'writing'>;
  askAgain: Props['askAgain'];
}

function Unfinished({ how, askAgain }: UnfinishedProps) {
  const again = askAgain !== null && (
    <Button size="sm" onClick={() => askAgain(false)}>
      Try again
    </Button>
  );
  if (how === 'stopped') {
    return (
      <p className="caption row row-wrap chat-stopped">
        Stopped. What was written is kept.
        {again}
      </p>
    );
  }
  if (how === 'failed') {
    const actions = askAgain !== null && (
      <span className="row row-wrap">
        <Button size="sm" onClick={() => askAgain(true)}>
          Answer from the figures
        </Button>
        {again}
      </span>
    );
    return (
      <Notice tone="error" title="The answer couldn’t be finished." action={actions}>
        Your question and what was written are kept.
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="The answer broke off." action={again}>
      Nothing is lost.
    </Notice>
  );
}
