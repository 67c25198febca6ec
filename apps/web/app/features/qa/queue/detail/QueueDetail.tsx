import type { Question, QuestionTag } from '@tenfold/contract/qa/question';
import { Link } from 'react-router';
import { FiguredText } from '../../../../figures/in-texts/FiguredText.tsx';
import { questionPath } from '../../../../shell/questions-paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/text/Notice.tsx';
import { TextDiff } from '../../../../ui/text/TextDiff.tsx';
import { AuthorLine } from '../../author/AuthorLine.tsx';
import { AuthorPicture } from '../../author/AuthorPicture.tsx';
import { CompanyLinks } from '../../card/CompanyLinks.tsx';
import { QuestionTags } from '../../card/QuestionTags.tsx';
import { StatusBadges } from '../../card/StatusBadges.tsx';
import { type QuestionItem, type QueueItem, sinceOf, textOf } from '../queue-item.ts';
import type { QueueCommand } from '../queue-keys.ts';
import type { QueueRow } from '../queue-state.ts';
import { DecideBar } from './DecideBar.tsx';
import { editChanges } from './edit-changes.ts';
import { FirstPostContent, FirstPostPlace } from './FirstPostDetail.tsx';
import { QueueReview } from './QueueReview.tsx';
import { TagContent, TagMeaning } from './TagDetail.tsx';
import '../../card/question-card.css';

interface Props {
  row: QueueRow;
  /** Those on offer, for their names. */
  tags: readonly QuestionTag[];
  now: Date;
  run: Readonly<Record<QueueCommand, () => void>>;
  /** For a tag: puts another in its place. */
  replace: (by: QuestionTag) => void;
  /** On a phone: to the list. */
  onBack: () => void;
}

/** What is decided, with what an editor looks at, and what they can do. */
export function QueueDetail({ row: { item, note }, tags, now, run, replace, onBack }: Props) {
  return (
    <article className="queue-detail" aria-label={labelOf(item)}>
      <Button size="sm" variant="ghost" icon="back" className="queue-back" onClick={onBack}>
        Back to the queue
      </Button>
      <div className="queue-body">
        <div>
          {note !== null && <Notice tone="warn">{note}</Notice>}
          <Content item={item} tags={tags} now={now} />
        </div>
        <Aside item={item} replace={replace} />
      </div>
      <DecideBar kind={item.kind} run={run} />
    </article>
  );
}

function Content({ item, tags, now }: Pick<Props, 'tags' | 'now'> & { item: QueueItem }) {
  if (item.kind === 'tag') return <TagContent made={item} now={now} />;
  if (item.kind === 'first') return <FirstPostContent post={item.post} now={now} />;
  return <QuestionContent item={item} tags={tags} now={now} />;
}

/** What helps to decide. */
function Aside({ item, replace }: Pick<Props, 'replace'> & { item: QueueItem }) {
  if (item.kind === 'tag') return <TagMeaning made={item} replace={replace} />;
  if (item.kind === 'first') return <FirstPostPlace post={item.post} />;
  const { id, revision } = item.question;
  return <QueueReview key={`${id}/${revision}`} question={item.question} />;
}

function labelOf(item: QueueItem): string {
  if (item.kind === 'tag') return `Tag ${item.tag.name}`;
  if (item.kind !== 'first') return item.question.title;
  const what = item.post.kind === 'answer' ? 'Answer' : 'Comment';
  return `${what} by ${textOf(item.post).author.fullName}`;
}

interface ContentProps {
  item: QuestionItem;
  tags: readonly QuestionTag[];
  now: Date;
}

function QuestionContent({ item, tags, now }: ContentProps) {
  const { question } = item;
  return (
    <>
      <header>
        <AuthorPicture author={question.author} small />
        <AuthorLine author={question.author} createdDatetime={sinceOf(item)} now={now}>
          <CompanyLinks symbols={question.companies} />
          <StatusBadges question={question} now={now} />
        </AuthorLine>
      </header>
      <h2 dir="auto">
        <Link className="queue-title" to={questionPath(question.id)}>
          {question.title}
        </Link>
      </h2>
      {item.kind === 'edit' ? (
        <TextDiff changes={editChanges(item, tags)} />
      ) : (
        <QuestionText question={question} />
      )}
    </>
  );
}

function QuestionText({ question }: { question: Question }) {
  return (
    <>
      {question.description !== '' && (
        <p className="muted question-text" dir="auto">
          <FiguredText text={question.description} figures={question.figures} />
        </p>
      )}
      <QuestionTags question={question} />
    </>
  );
}
