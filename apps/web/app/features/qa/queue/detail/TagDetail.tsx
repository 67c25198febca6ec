import type { NewTag } from '@tenfold/contract/qa/desk/new-tags';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { questionPath } from '../../../../shell/questions-paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { AuthorLine } from '../../author/AuthorLine.tsx';
import { AuthorPicture } from '../../author/AuthorPicture.tsx';

/** A tag that a member made, and what is tagged with it. */
export function TagContent({ made, now }: { made: NewTag; now: Date }) {
  const { tag, madeBy, madeAt, uses, questions } = made;
  const others = uses - questions.length;
  return (
    <>
      <header>
        <AuthorPicture author={madeBy} small />
        <AuthorLine author={madeBy} createdDatetime={madeAt} now={now} />
      </header>
      <h2>{tag.name}</h2>
      <ul className="queue-similar">
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Link to={questionPath(id)} target="_blank" dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="caption">and {others.toLocaleString('en-US')} more</p>}
    </>
  );
}

interface MeaningProps {
  made: NewTag;
  replace: (by: QuestionTag) => void;
}

/** Tags that are spelled nearly so: one press puts one in its place. */
export function TagMeaning({ made: { alike }, replace }: MeaningProps) {
  return (
    <div className="queue-review">
      <h3 className="overline">Spelled nearly so</h3>
      {alike.length === 0 && <p className="muted small">No other tag</p>}
      <ul className="queue-similar">
        {alike.map((tag) => (
          <li key={tag.key}>
            <Button size="sm" onClick={() => replace(tag)}>
              Replace by {tag.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
