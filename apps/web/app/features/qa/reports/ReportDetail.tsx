import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { accountLimit } from '@tenfold/domain/qa';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/keyboard/Key.tsx';
import { KeysButton } from '../../../ui/keyboard/KeysButton.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { AuthorName } from '../author/AuthorName.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { Day } from '../desk/Day.tsx';
import { QueueFact } from '../queue/QueueFact.tsx';
import { waitedFor } from '../queue/waited-for.ts';
import type { ReportCommand } from './report-keys.ts';
import { canBeLimited, readersLine } from './report-words.ts';
import '../card/question-card.css';

interface Props {
  report: EditorsReport;
  now: Date;
  run: Readonly<Record<ReportCommand, () => void>>;
  /** On a phone: to the list. */
  onBack: () => void;
}

/** One reported text: what it says, why readers reported it, who wrote it. */
export function ReportDetail({ report, now, run, onBack }: Props) {
  const { post, text, author, isHeld, sentences } = report;
  return (
    <article className="queue-detail" aria-label={`Reported ${post.kind}`}>
      <Button size="sm" variant="ghost" icon="back" className="queue-back" onClick={onBack}>
        Back to the reports
      </Button>
      <div className="queue-body">
        <div>
          <h2>Reported {post.kind}</h2>
          <Link className="small" to={questionPath(post.questionId, post.answerId ?? undefined)} dir="auto">
            {post.title}
          </Link>
          <div className="author-reads report-text">
            <p className="row">
              <AuthorPicture author={author} small />
              <AuthorName author={author} />
              {isHeld && <Badge tone="warn">Held until you decide</Badge>}
            </p>
            {text !== '' && (
              <p className="question-text" dir="auto">
                <LinkedText text={text} />
              </p>
            )}
          </div>
          <p className="small muted">{readersLine(report)}</p>
          {sentences.length > 0 && <Sentences sentences={sentences} />}
        </div>
        <AuthorFacts report={report} now={now} />
      </div>
      <div className="queue-bar">
        <Button variant="danger" onClick={run.hide}>
          Hide {post.kind} <Key name="H" />
        </Button>
        <Button icon="check" onClick={run.keep}>
          Keep it <Key name="D" />
        </Button>
        {canBeLimited(report) && (
          <Button icon="lock" onClick={run.limit}>
            Limit account <Key name="L" />
          </Button>
        )}
        <KeysButton onClick={run.help} />
      </div>
    </article>
  );
}

function Sentences({ sentences }: Pick<EditorsReport, 'sentences'>) {
  return (
    <ul className="report-sentences" aria-label="What readers wrote">
      {sentences.map((sentence) => (
        <li key={sentence} dir="auto">
          “{sentence}”
        </li>
      ))}
    </ul>
  );
}

function AuthorFacts({ report, now }: { report: EditorsReport; now: Date }) {
  const { authorStanding, memberSince, limitedUntil, upheldCount } = report;
  return (
    <div className="queue-review">
      <h3 className="overline">Author</h3>
      <dl className="queue-asker">
        {memberSince !== null && <QueueFact name="Account">{waitedFor(memberSince, now)} old</QueueFact>}
        {authorStanding !== null && (
          <QueueFact name="Standing">{authorStanding === 'new' ? 'New' : 'Settled'}</QueueFact>
        )}
        {limitedUntil !== null && (
          <QueueFact name={`${accountLimit.postsADay} posts a day until`}>
            <Day datetime={limitedUntil} />
          </QueueFact>
        )}
        <QueueFact isNumber name="Reports upheld">
          {upheldCount}
        </QueueFact>
      </dl>
      <p className="caption">
        Three readers with standing hold a new account’s text. Its author gets the reason when you hide it. A
        limited account writes {accountLimit.postsADay} posts a day for {accountLimit.days} days. All of it
        can be undone from History.
      </p>
    </div>
  );
}
