import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { waitedFor } from '../queue/waited-for.ts';
import { keyOf, kindWord, titleOf } from './report-words.ts';

interface Props {
  reports: readonly EditorsReport[];
  shown: EditorsReport;
  now: Date;
  onShow: (report: EditorsReport) => void;
}

export function ReportList({ reports, shown, now, onShow }: Props) {
  return (
    <ul>
      {reports.map((report) => (
        <Item
          key={keyOf(report)}
          report={report}
          isShown={keyOf(report) === keyOf(shown)}
          now={now}
          onShow={() => onShow(report)}
        />
      ))}
    </ul>
  );
}

interface ReportItemProps {
  report: EditorsReport;
  isShown: boolean;
  now: Date;
  onShow: () => void;
}

function Item({ report, isShown, now, onShow }: ReportItemProps) {
  const { post, author, reasons, isHeld, since } = report;
  const readers = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <li
      className={classNames('queue-item report-item', isShown && 'is-on')}
      aria-current={isShown ? 'true' : undefined}
    >
      <Link
        to={questionPath(post.questionId, post.answerId ?? undefined)}
        dir="auto"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onShow();
        }}
      >
        {titleOf(report)}
      </Link>
      <time className="caption num" dateTime={since}>
        {waitedFor(since, now)}
      </time>
      <span className="caption">
        <bdi>{author.fullName}</bdi>
        <Badge>{kindWord(report)}</Badge>
        {readers === 1 ? '1 reader' : `${readers} readers`}
        {isHeld && <Badge tone="warn">Held</Badge>}
      </span>
    </li>
  );
}
