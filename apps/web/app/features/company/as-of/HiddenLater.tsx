import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { formatDay } from '../../../figures/format-day.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import './hidden-later.css';

export function HiddenLater({ onDay: { later }, day }: { onDay: CompanyOnDay; day: IsoDate }) {
  const hidden: readonly (readonly [string, number | null])[] = [
    ['Annual reports filed later', later.annualReports],
    ['Quarterly reports filed later', later.quarterlyReports],
    [`Closes after ${formatDay(day)}`, later.closes],
    ['Today’s price and analysts’ estimates', null],
    ['Profile, chief executives and data quality', null],
    ['Questions, comments, lists and alerts', null],
  ];
  return (
    <Card title="Hidden on this page">
      <ul className="as-of-hidden">
        {hidden.map(([label, count]) => (
          <li key={label}>
            <Icon name="close" />
            <span>{label}</span>
            {count !== null && <span className="caption num">{count.toLocaleString('en-US')}</span>}
          </li>
        ))}
      </ul>
      <p className="caption">Your notes and forecasts aren’t shown either. Nothing is deleted.</p>
    </Card>
  );
}
