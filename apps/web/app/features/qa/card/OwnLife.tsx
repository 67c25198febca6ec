import type { Question } from '@tenfold/contract/qa/question';
import { LifeSteps } from '../question/LifeSteps.tsx';
import { lifeSteps } from '../question/life-steps.ts';

interface Props {
  question: Question;
  now: Date;
}

/** What comes next for a question of one’s own, as long as something does. */
export function OwnLife({ question, now }: Props) {
  const { isOwn, hidden, status } = question;
  if (!isOwn || hidden !== null || status === 'answered' || status === 'rejected') return null;
  return (
    <>
      <LifeSteps steps={lifeSteps(question, [], now)} across />
      {status !== 'waiting_approve' && <p className="caption">{nextWords[status]}</p>}
    </>
  );
}

const nextWords = {
  open: 'The best answer earns 10 points when the seven days end.',
  with_analysts: 'You get a notification when an analyst answers. Anyone can still answer.',
} as const;
