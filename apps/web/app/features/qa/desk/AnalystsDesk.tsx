import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getAnalystsQueue } from '@tenfold/contract/qa/analysts';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CompanyLinks } from '../card/CompanyLinks.tsx';
import { lateBy } from './late-by.ts';
import { NothingHere } from './NothingHere.tsx';

type AnalystsQueue = ReplyOf<typeof getAnalystsQueue>['questions'];
type Queued = AnalystsQueue[number];

/** What the analysts owe an answer; it is written on the question's own page. */
export function AnalystsDesk({ queue, now }: { queue: AnalystsQueue; now: Date }) {
  if (queue.length === 0) {
    return (
      <NothingHere
        title="Nothing is waiting"
        hint="Questions that nobody answers within seven days appear here."
      />
    );
  }
  return (
    <Card
      title="Unanswered"
      note={<span className="caption">Overdue since the answer deadline</span>}
      padded={false}
    >
      <DataTable
        label="Questions for the analysts"
        columns={columnsAt(now)}
        rows={queue}
        keyOf={({ question }) => question.id}
      />
    </Card>
  );
}

function columnsAt(now: Date): readonly DataColumn<Queued>[] {
  return [
    {
      name: 'Question',
      leads: true,
      cell: ({ question: { id, title, category, year, rows } }) => (
        <>
          <Link to={questionPath(id)} dir="auto">
            <b>{title}</b>
          </Link>
          <span className="sub-line">
            {[category, year === 'forecast' ? 'Forecast' : year, ...rows.map(({ label }) => label)]
              .filter((word) => word !== null)
              .join(' · ')}
          </span>
        </>
      ),
    },
    { name: 'Company', cell: ({ question }) => <CompanyLinks symbols={question.companies} /> },
    {
      name: 'Overdue',
      className: 'n',
      cell: ({ sinceDatetime }) => <time dateTime={sinceDatetime}>{lateBy(sinceDatetime, now)}</time>,
    },
    {
      name: 'Actions',
      isUnnamed: true,
      cellClass: 'desk-acts',
      cell: ({ question: { id, title } }) => (
        <Link className={buttonClass({ size: 'sm' })} to={questionPath(id)}>
          Answer<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}
