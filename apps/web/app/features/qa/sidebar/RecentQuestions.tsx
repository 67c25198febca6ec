import type { Question } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { AuthorName } from '../author/AuthorName.tsx';
import { CompanyLinks } from '../card/CompanyLinks.tsx';
import { QuestionDetails } from '../card/QuestionDetails.tsx';
import { QuestionTags } from '../card/QuestionTags.tsx';
import { StatusBadges } from '../card/StatusBadges.tsx';
import { questionsAddress } from '../filters/question-query.ts';
import '../../../ui/layout/card.css';

/** The newest questions of the reader, those that wait among them. */
export function RecentQuestions({ questions, now }: { questions: readonly Question[]; now: Date }) {
  if (questions.length === 0) return null;
  const author = questions[0]?.author;
  return (
    <section className="card side-card" aria-labelledby="recent-questions">
      <h2 id="recent-questions" className="overline">
        MY RECENT QUESTIONS
      </h2>
      {questions.map((question) => (
        <div key={question.id} className="recent-question">
          <Link to={questionPath(question.id)} dir="auto">
            {question.title}
          </Link>
          <div className="row row-wrap small">
            <AuthorName author={question.author} />
            <CompanyLinks symbols={question.companies} />
            <StatusBadges question={question} now={now} />
            <span className="caption">{answersLabel(question.counters.answersCount)}</span>
          </div>
          <QuestionDetails>
            {question.description !== '' && (
              <p className="muted small question-text" dir="auto">
                {question.description}
              </p>
            )}
            <QuestionTags question={question} />
          </QuestionDetails>
        </div>
      ))}
      {author !== undefined && author.id !== null && (
        <Link className="link small" to={questionsAddress({ asker: author.id })}>
          All my questions
        </Link>
      )}
    </section>
  );
}

function answersLabel(count: number): string {
  return count === 1 ? '1 answer' : `${count.toLocaleString('en-US')} answers`;
}
