import { Link } from 'react-router';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import '../../../ui/overlays/menu.css';

const shortest = 8;
const shown = 3;

/** Questions like the one that is typed. They keep nobody from asking. */
export function SimilarQuestions({ title }: { title: string }) {
  const text = useDebounced(title.trim());
  const answer = useQuery(
    text.length < shortest || text.length > 200
      ? null
      : {
          label: 'similar questions',
          call: 'GET /qa/questions/search',
          input: { query: { q: text, isTitle: 'true' } },
          failures: 'hidden',
        },
  );
  const questions = answer.state === 'ready' ? answer.value.questions.slice(0, shown) : [];
  return (
    <div role="status">
      {questions.length > 0 && (
        <div className="similar-questions">
          <p className="caption">
            {questions.length === 1 ? '1 similar question' : `${questions.length} similar questions`}
          </p>
          {questions.map(({ id, title: questionTitle, companies }) => (
            <Link key={id} className="menu-item" to={questionPath(id)} target="_blank">
              <span dir="auto">{questionTitle}</span>
              <span className="caption push">{companies.join(', ')}</span>
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
