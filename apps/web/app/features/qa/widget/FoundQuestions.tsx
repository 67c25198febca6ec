import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getQuestions } from '@tenfold/contract/qa/questions';
import type { Answer } from '../../../platform/queries/query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import type { QuestionQuery } from '../filters/question-query.ts';
import { CompactQuestion } from './CompactQuestion.tsx';
import '../../../ui/layout/empty.css';

/** Beside each other; all of them are a link away. */
const shownAtMost = 2;

interface Props {
  answer: Answer<ReplyOf<typeof getQuestions>>;
  query: Pick<QuestionQuery, 'featured' | 'category'>;
  /** The name of the company. */
  name: string;
  showMessage: Messages['showMessage'];
}

export function FoundQuestions({ answer, query, name, showMessage }: Props) {
  return (
    <Loaded
      answer={answer}
      className="company-questions-found"
      places={<ListPlaces height="3rem" />}
      unaffected="The rest of the page is up to date."
    >
      {({ questions }) =>
        questions.length === 0 ? (
          <NoneFound query={query} name={name} />
        ) : (
          questions
            .slice(0, shownAtMost)
            .map((question) => (
              <CompactQuestion key={question.id} question={question} showMessage={showMessage} />
            ))
        )
      }
    </Loaded>
  );
}

function NoneFound({ query: { featured, category }, name }: Pick<Props, 'query' | 'name'>) {
  const isNarrowed = featured || category !== null;
  return (
    <div className="empty empty-small">
      <h3>{isNarrowed ? 'No questions match' : `No questions on ${name} yet`}</h3>
      <p className="muted small">{isNarrowed ? `There may be others on ${name}.` : 'Ask the first one.'}</p>
    </div>
  );
}
