import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { AnswerComposer } from '../answers/AnswerComposer.tsx';
import { AnswersCard } from '../answers/AnswersCard.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { PublicName } from '../ask/PublicName.tsx';
import { notePosted } from '../thread/known-to-have-posted.ts';
import type { LoadedQuestion } from './load-question.ts';
import { sortedQuestionPath } from './question-address.ts';

interface Props {
  loaded: LoadedQuestion;
  now: Date;
  showMessage: Messages['showMessage'];
}

/** The answers, and the field for one’s own. */
export function AnswersPart({ loaded, now, showMessage }: Props) {
  const { question, listed, sort, targets, draft, publicName } = loaded;
  const { id, title, companies, counters } = question;
  const navigate = useNavigate();
  const [hasPosted, setPosted] = useState(false);
  const answers = useAnswers({
    questionId: id,
    companies,
    sort,
    first: listed,
    total: counters.answersCount,
    target: targets.answer,
  });
  return (
    <AnswersCard
      question={question}
      sort={sort}
      sortedPath={(wanted) => sortedQuestionPath(id, wanted)}
      answers={answers}
      title={title}
      targets={targets}
      now={now}
      showMessage={showMessage}
    >
      <AnswerComposer
        key={draft?.id ?? 'own'}
        questionId={id}
        companies={companies}
        draft={draft}
        publicName={<PublicName name={publicName} hasPosted={hasPosted} />}
        onAdded={(answer) => {
          answers.add(answer);
          setPosted(true);
          if (answer.author.id !== null) notePosted(answer.author.id);
          showMessage({
            text: answer.approval === 'approved' ? 'Answer added.' : 'Answer sent to the editors.',
          });
          // The draft it was is gone.
          if (draft !== null)
            void navigate(sortedQuestionPath(id, sort), { replace: true, preventScrollReset: true });
        }}
      />
    </AnswersCard>
  );
}
