import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { MoreQuestions } from '../page/MoreQuestions.tsx';
import { useQuestions } from '../page/use-questions.ts';
import type { LoadedContributor } from './load-contributor.ts';
import '../../../ui/layout/card.css';

interface Props {
  loaded: Pick<LoadedContributor, 'query' | 'listed' | 'now' | 'shown'>;
  showMessage: Messages['showMessage'];
}

const noneWaiting: readonly [] = [];

const noneYet = {
  questions: 'No questions yet.',
  answers: 'No answers yet.',
  featured: 'Nothing featured yet.',
} as const;

/** The questions somebody asked, those they answered, or those with a featured text of theirs. */
export function ContributedList({ loaded: { query, listed, now, shown }, showMessage }: Props) {
  const list = useQuestions({ query, listed, waiting: noneWaiting });
  const { questions, replace } = list;
  const at = new Date(now);
  return (
    <div className="stack stack-4">
      {questions.length === 0 && <p className="card card-body muted">{noneYet[shown]}</p>}
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          now={at}
          showMessage={showMessage}
          onReacted={replace}
        />
      ))}
      <MoreQuestions of={list} />
    </div>
  );
}
