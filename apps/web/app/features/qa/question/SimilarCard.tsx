import type { QuestionTitle } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import '../../../ui/layout/card.css';

/** Questions about the same. */
export function SimilarCard({ similar }: { similar: readonly QuestionTitle[] }) {
  if (similar.length === 0) return null;
  return (
    <section className="card side-card" aria-labelledby="similar-questions">
      <h2 id="similar-questions" className="overline">
        Similar questions
      </h2>
      {similar.map(({ id, title, companies, answersCount }) => (
        <div key={id} className="recent-question">
          <Link to={questionPath(id)} dir="auto">
            {title}
          </Link>
          <p className="caption">
            {[companies.join(', '), answersCount === 1 ? '1 answer' : `${answersCount} answers`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ))}
    </section>
  );
}
