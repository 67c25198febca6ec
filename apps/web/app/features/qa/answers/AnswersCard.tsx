import type { Question } from '@tenfold/contract/qa/question';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/text/Icon.tsx';
import { untilDay } from '../question/life-days.ts';
import { ReactionIcon } from '../reactions/ReactionIcon.tsx';
import { AnswerList } from './AnswerList.tsx';
import type { AnswerListProps } from './answer-list-props.ts';
import type { AnswerSort } from './use-answers.ts';
import '../../../ui/controls/segmented.css';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './answers.css';

interface Props extends AnswerListProps {
  question: Question;
  sort: AnswerSort;
  /** The same page in another order. */
  sortedPath: (sort: AnswerSort) => string;
  /** Below them: the field for one’s own. */
  children: ReactNode;
}

/** All answers to a question, in the order its reader wants. */
export function AnswersCard({ question, sort, sortedPath, children, ...list }: Props) {
  const { answers, total, newCount, busy, showNew } = list.answers;
  const wantsLinked = list.targets.answer ?? list.targets.comment;
  const hasLinked = answers.some(({ id, comments }) =>
    list.targets.comment === null
      ? id === list.targets.answer
      : comments.some((comment) => comment.id === list.targets.comment),
  );
  return (
    <section className="card answers-card" aria-labelledby="answers">
      <div className="card-head">
        <h2 id="answers">{total === 1 ? '1 answer' : `${total.toLocaleString('en-US')} answers`}</h2>
        {total > 1 && <SortLinks sort={sort} sortedPath={sortedPath} />}
      </div>
      {/* Takes no height, so that what is read stays where it is. */}
      <div className="new-answers" role="status">
        {newCount > 0 && (
          <button type="button" className="new-pill" disabled={busy} onClick={showNew}>
            <Icon name="down" small />
            {newCount === 1 ? '1 new answer' : `${newCount.toLocaleString('en-US')} new answers`}
          </button>
        )}
      </div>
      <div className="card-body">
        {wantsLinked !== null && !hasLinked && (
          <p className="caption">
            The linked {list.targets.comment === null ? 'answer' : 'comment'} was deleted.
          </p>
        )}
        {total === 0 && answers.length === 0 ? <NoAnswers question={question} /> : <AnswerList {...list} />}
        {children}
      </div>
    </section>
  );
}

const sorts = [
  { sort: 'upvotes', label: 'Most upvotes' },
  { sort: 'newest', label: 'Newest' },
] as const;

function SortLinks({ sort, sortedPath }: Pick<Props, 'sort' | 'sortedPath'>) {
  return (
    <nav className="segmented segmented-sm card-actions" aria-label="Sort answers">
      {sorts.map((each) => (
        <Link
          key={each.sort}
          to={sortedPath(each.sort)}
          replace
          preventScrollReset
          aria-current={each.sort === sort ? 'true' : undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  );
}

function NoAnswers({ question: { status, closesDatetime } }: Pick<Props, 'question'>) {
  return (
    <div className="empty empty-small">
      <ReactionIcon name="comments" />
      <h3>No answers yet</h3>
      <p className="muted small">
        {status === 'open' && closesDatetime !== null
          ? `The community has until ${untilDay(closesDatetime)}. The best answer earns 10 points.`
          : 'It is with the analysts. Anyone can still answer.'}
      </p>
    </div>
  );
}
