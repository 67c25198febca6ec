import type { Question } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { useQuery } from '../../../../platform/queries/use-query.ts';
import { questionPath } from '../../../../shell/questions-paths.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { QueueFact } from '../QueueFact.tsx';
import { percent, type Review, reviewLines } from './review-lines.ts';

/** What speaks for and against a question, who asks, and which others are like it. */
export function QueueReview({ question: { id } }: { question: Pick<Question, 'id'> }) {
  const answer = useQuery({
    label: 'review of a question',
    call: 'GET /qa/editors/queue/{id}',
    input: { params: { id } },
  });
  if (answer.state === 'failed') {
    return <p className="muted small">{answer.failure?.message}</p>;
  }
  if (answer.state !== 'ready') return <div className="queue-review" aria-busy="true" />;
  const review = answer.value;
  return (
    <div className="queue-review">
      <h3 className="overline">Checks</h3>
      <ul className="queue-checks">
        {reviewLines(review).map(({ isGood, words }) => (
          <li key={words} className={isGood ? 'is-good' : 'is-bad'}>
            <Icon name={isGood ? 'check' : 'info'} />
            <span>
              {!isGood && <VisuallyHidden>Look at this: </VisuallyHidden>}
              {words}
            </span>
          </li>
        ))}
      </ul>
      <Similar similar={review.similar} />
      <Asker asker={review.asker} />
    </div>
  );
}

function Similar({ similar }: Pick<Review, 'similar'>) {
  if (similar.length === 0) return null;
  return (
    <>
      <h3 className="overline">Most similar</h3>
      <ul className="queue-similar">
        {similar.map(({ question: { id, title }, alike }) => (
          <li key={id}>
            <Link to={questionPath(id)} target="_blank" dir="auto">
              {title}
            </Link>
            <span className="caption">{percent(alike)} alike</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Asker({ asker }: Pick<Review, 'asker'>) {
  if (asker === null) return null;
  const { memberSince, approvedCount, askedCount, points, upheldCount } = asker;
  return (
    <>
      <h3 className="overline">Asker</h3>
      <dl className="queue-asker">
        <QueueFact name="Member since">
          <time dateTime={memberSince}>{month.format(new Date(memberSince))}</time>
        </QueueFact>
        <QueueFact isNumber name="Approved">
          {approvedCount} of {askedCount}
        </QueueFact>
        <QueueFact isNumber name="Points">
          {points}
        </QueueFact>
        <QueueFact isNumber name="Reports upheld">
          {upheldCount}
        </QueueFact>
      </dl>
    </>
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
