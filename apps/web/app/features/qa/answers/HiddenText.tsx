import type { Answer } from '@tenfold/contract/qa/post';
import { LongText } from '../card/LongText.tsx';
import '../card/question-card.css';

interface Props {
  hidden: NonNullable<Answer['hidden']>;
  /** Empty for others than its author and the editors. */
  text: string;
}

/** The place of an answer or a comment that the editors removed, or that reports hold; its author reads why. */
export function HiddenText({ hidden: { because, isReported }, text }: Props) {
  return (
    <>
      <p className="faint">{isReported ? 'Waits for an editor' : 'Removed by the editors'}</p>
      {because !== null && (
        <div className="reason-box">
          <p className="overline">{isReported ? 'Reported by readers' : 'Reason from the editors'}</p>
          <p dir="auto">{because}</p>
        </div>
      )}
      {text !== '' && (
        <div className="muted">
          <LongText text={text} figures={[]} />
        </div>
      )}
    </>
  );
}
