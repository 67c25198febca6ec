import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AsOfContext } from '../../../figures/as-of.ts';
import { formatDay } from '../../../figures/format-day.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { AsOfBanner } from './AsOfBanner.tsx';
import { AsOfHeader } from './AsOfHeader.tsx';
import type { PastPage } from './past-page.ts';
import '../page/company-page.css';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './as-of.css';

interface Props {
  past: PastPage;
  /** The figures of a day that is shown. */
  children: ReactNode;
}

/** A company with nothing filed or traded after a past day: what has no past is left out, and the page says so. */
export function AsOfPage({ past, children }: Props) {
  const { company } = past;
  return (
    <div className="company-page as-of-page">
      <AsOfHeader
        company={company}
        onDay={past.state === 'shown' ? past.onDay : null}
        valuation={past.state === 'shown' ? past.valuation : null}
      />
      <Content past={past}>{children}</Content>
    </div>
  );
}

function Content({ past, children }: Props) {
  const { company, today } = past;
  switch (past.state) {
    case 'shown':
      return (
        <AsOfContext value={past.day}>
          <AsOfBanner
            company={company}
            day={past.day}
            today={today}
            reports={past.reports}
            noteDays={past.noteDays}
            onDay={past.onDay}
          />
          {children}
        </AsOfContext>
      );
    case 'before':
      return (
        <>
          <AsOfBanner company={company} day={past.day} today={today} reports={past.reports} />
          <BeforeFirst {...past} />
        </>
      );
    case 'refused':
      return (
        <AsOfBanner
          company={company}
          day={null}
          refused={past.pastDay}
          today={today}
          reports={past.reports}
        />
      );
    case 'closed':
      return (
        <section className="card">
          <div className="empty">
            <Icon name="lock" />
            <h2>{company.shortName} on past days</h2>
            <p>{past.why}</p>
            <div className="row row-wrap">
              <SignInActions />
              <Link className={buttonClass({ variant: 'ghost' })} to={`/company/${company.symbol}`}>
                Back to today
              </Link>
            </div>
          </div>
        </section>
      );
  }
}

function BeforeFirst({ company, day, reports }: Extract<PastPage, { state: 'before' }>) {
  const first = reports[0]?.filed;
  return (
    <section className="card">
      <div className="empty">
        <Icon name="clock" />
        <h2>No filings by {formatDay(day)}</h2>
        {first !== undefined && (
          <>
            <p>
              Our first filing of {company.symbol} is from {formatDay(first)}.
            </p>
            <Link className={buttonClass()} to={`?asof=${first}`}>
              Go to {formatDay(first)}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
