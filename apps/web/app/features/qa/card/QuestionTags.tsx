import type { Question } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { questionsAddress } from '../filters/question-query.ts';
import './tags-bar.css';

type QuestionSubject = Pick<Question, 'category' | 'tags' | 'year' | 'rows'>;

/** What a question is about, separated by bars; tags and category lead to others about the same. */
export function QuestionTags({ question: { category, tags, year, rows } }: { question: QuestionSubject }) {
  return (
    <ul className="tags-bar" aria-label="Tags">
      <li>
        <Link to={questionsAddress({ category })}>{category}</Link>
      </li>
      {tags.map(({ key, name }) => (
        <li key={key}>
          <Link to={questionsAddress({ tags: [key] })} dir="auto">
            {name}
          </Link>
        </li>
      ))}
      {year !== null && <li>{year === 'forecast' ? 'Forecast' : year}</li>}
      {rows.map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </ul>
  );
}
