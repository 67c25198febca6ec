import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { closeRemark } from './close-remark.ts';
import { DayField } from './DayField.tsx';
import type { PastHead } from './past-page.ts';
import type { Reports } from './report-steps.ts';
import { Timeline } from './Timeline.tsx';
import './as-of-banner.css';

interface Props {
  company: PastHead['company'];
  /** Null where the address has none that can be shown. */
  day: IsoDate | null;
  refused?: string;
  today: IsoDate;
  reports: Reports;
  noteDays?: readonly IsoDate[];
  onDay?: CompanyOnDay;
}

export function AsOfBanner({ company, day, refused, today, reports, noteDays = [], onDay }: Props) {
  const [isOpen, setOpen] = useState(false);
  const timeline = useId();
  const remarks = onDay === undefined ? [] : [closeRemark(onDay), splitRemark(onDay)];
  const first = reports[0]?.filed ?? today;
  return (
    <section className="as-of" aria-label="As of">
      <div className="as-of-banner">
        <Icon name="clock" />
        <p role="status">
          {day === null ? (
            <b>This day can’t be shown.</b>
          ) : (
            <>
              <b>
                {company.shortName} as of {formatDay(day)}.
              </b>{' '}
              Only what was filed and traded by then.
            </>
          )}
          {remarks
            .filter((remark) => remark !== null)
            .map((remark) => (
              <span key={remark}> {remark}</span>
            ))}
        </p>
        <div className="as-of-tools">
          <DayField
            key={day}
            symbol={company.symbol}
            day={day}
            refused={refused}
            first={first}
            today={today}
            reports={reports}
          />
          <IconButton
            icon={isOpen ? 'up' : 'down'}
            label={isOpen ? 'Hide the timeline' : 'Choose on a timeline'}
            bordered
            className="needs-script"
            aria-expanded={isOpen}
            aria-controls={timeline}
            onClick={() => setOpen(!isOpen)}
          />
          <Link className={buttonClass({ variant: 'primary' })} to={`/company/${company.symbol}`}>
            Back to today
          </Link>
        </div>
      </div>
      <div id={timeline} hidden={!isOpen}>
        {isOpen && <Timeline day={day ?? today} today={today} reports={reports} noteDays={noteDays} />}
      </div>
    </section>
  );
}

function splitRemark({ splitSince }: CompanyOnDay): string | null {
  return splitSince === null
    ? null
    : `Prices and shares count as after the split of ${formatDay(splitSince)}.`;
}
