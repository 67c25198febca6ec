import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { isFiltered, type QuestionQuery, questionsAddress } from '../filters/question-query.ts';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';

export function NoQuestions({ query }: { query: QuestionQuery }) {
  const narrowed = isFiltered(query);
  const { title, hint } = narrowed ? noneMatch : nothingHere[query.tab];
  return (
    <section className="card empty" aria-label="Questions">
      <Icon name="search" />
      <h2>{title}</h2>
      <p className="muted small">{hint}</p>
      {narrowed && (
        <Link className={buttonClass()} to={questionsAddress({ tab: query.tab })}>
          Clear filters
        </Link>
      )}
    </section>
  );
}

const noneMatch = { title: 'No questions match', hint: 'Choose fewer companies or tags.' };

const nothingHere = {
  all: { title: 'No questions yet', hint: 'Ask the first one.' },
  'q-for-you': {
    title: 'No questions for you yet',
    hint: 'Questions about companies of your lists, forecasts and notes, and those of contributors you follow, show here.',
  },
  draft: { title: 'No drafts', hint: 'Drafts show here until you publish them. Only you see them.' },
  bookmarks: { title: 'No bookmarks', hint: 'Bookmark a question or an answer to find it again.' },
} as const;
