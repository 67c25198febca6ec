import type { Answer } from '@tenfold/contract/qa/post';
import { LongText } from '../card/LongText.tsx';
import '../card/question-card.css';

interface Props {
  hidden: NonNullable<Answer['hidden']>;
  /** Empty for others than its author and the editors. */
  text: string;
}

/** The place of an answer or a comment that the editors removed; its author reads why. */
export function HiddenText({ hidden: { because }, text }: Props) {
  return (
    <>
      <p className="faint">Removed by the editors</p>
      {because !== null && (
        <div className="reason-box">
          <p className="overline">Reason from the editors</p>
          <p dir="auto">{because}</p>
        </div>
      )}
      {text !== '' && (
        <div className="muted">
          <LongText text={text} />
        </div>
      )}
    </>
  );
}
