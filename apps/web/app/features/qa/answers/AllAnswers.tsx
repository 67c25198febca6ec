import type { PostId } from '@tenfold/contract/ids';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { AnswerList } from './AnswerList.tsx';
import { type ListedAnswers, useAnswers } from './use-answers.ts';
import './answers.css';

interface Props {
  questionId: PostId;
  companies: readonly string[];
  title: string;
  first: ListedAnswers;
  total: number;
  /** The first that the card didn’t show before. */
  firstRevealed: number | null;
  now: Date;
  showMessage: Messages['showMessage'];
}

const nothing = { answer: null, comment: null };

/** All answers in the card of a question. */
export function AllAnswers({ title, now, showMessage, ...listed }: Props) {
  const answers = useAnswers({ ...listed, sort: 'upvotes', target: null });
  return (
    <section className="card-answers" aria-label="Answers">
      <AnswerList answers={answers} title={title} targets={nothing} now={now} showMessage={showMessage} />
    </section>
  );
}
