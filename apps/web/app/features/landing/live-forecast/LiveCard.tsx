import type { LandingFigures, LiveRow } from '@tenfold/contract/landing';
import { useId } from 'react';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';
import { SymbolBadge } from '../../../ui/text/SymbolBadge.tsx';
import { rowName } from '../figure-source/source-words.ts';
import { LivePlot } from './LivePlot.tsx';
import { useLiveRow } from './use-live-row.ts';
import { WorthSide } from './WorthSide.tsx';
import './live.css';

interface Props {
  company: NonNullable<LandingFigures['company']>;
  live: LiveRow;
  /** The value by what is typed; null where there is none. */
  onValue: (value: number | null) => void;
}

/** The thing itself: filed years that open their source, and forecast years that can be typed. */
export function LiveCard({ company, live, onValue }: Props) {
  const row = useLiveRow(company.symbol, live, onValue);
  const help = useId();
  const heading = useId();
  const canType = live.worth !== null;
  return (
    <section className="card live" aria-labelledby={heading}>
      <div className="live-main">
        <div className="live-head">
          <h2 id={heading}>
            {company.shortName} <SymbolBadge symbol={company.symbol} />
          </h2>
          <span className="muted small">
            {rowName(live.rowKey)}, {company.reportedCurrency} billions{yearEndWords(live)}
          </span>
          {canType && (
            <span className="live-try edit">
              <DrawnIcon path={pencil} small />
              Change a blue figure
            </span>
          )}
        </div>
        <LivePlot company={company} live={live} row={row} help={help} />
        <p className="caption live-foot">
          <span id={help}>
            Filed figures open their source.
            {canType &&
              ' The later years keep their growth when you change one. Averages: cash flow continues at the ten-year rates.'}
          </span>
          {row.isChanged && (
            <button type="button" className="link" onClick={row.reset}>
              Back to averages
            </button>
          )}
        </p>
      </div>
      {live.worth !== null && <WorthSide company={company} worth={live.worth} row={row} live={live} />}
    </section>
  );
}

const pencil = 'M4 20l1-4L16.5 4.5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19z';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

function yearEndWords({ filed }: LiveRow): string {
  const end = filed.at(-1)?.periodEnd ?? null;
  return end === null ? '' : `, fiscal years to ${month.format(new Date(end))}`;
}
