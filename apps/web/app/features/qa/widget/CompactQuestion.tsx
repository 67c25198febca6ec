import type { Question } from '@tenfold/contract/qa/question';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { QuestionTags } from '../card/QuestionTags.tsx';
import { StatusBadges } from '../card/StatusBadges.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';

/** A question on the page of its company: two lines of its first answer, and what readers think of it. */
export function CompactQuestion({
  question,
  showMessage,
}: {
  question: Question;
  showMessage: Messages['showMessage'];
}) {
  const { id, title, author, createdDatetime, reaction, isOwn, counters, answers } = question;
  const heading = useId();
  const [now] = useState(() => new Date());
  const [first] = answers;
  const path = questionPath(id);
  return (
    <article className="compact-question" aria-labelledby={heading}>
      <header>
        <AuthorPicture author={author} small />
        <AuthorLine author={author} createdDatetime={createdDatetime} now={now}>
          <StatusBadges question={question} now={now} />
        </AuthorLine>
      </header>
      <h3 id={heading} dir="auto">
        <Link to={path}>{title}</Link>
      </h3>
      <QuestionTags question={question} />
      {first !== undefined && (
        <div className="compact-answer">
          <AuthorPicture author={first.author} small />
          <p dir="auto">{first.text}</p>
        </div>
      )}
      <ReactionBar kind="question" post={{ id, reaction, isOwn, counters }} showMessage={showMessage}>
        <Link to={path}>
          {counters.answersCount === 0 ? 'ANSWER' : `VIEW ANSWERS (${counters.answersCount})`}
        </Link>
      </ReactionBar>
    </article>
  );
}
