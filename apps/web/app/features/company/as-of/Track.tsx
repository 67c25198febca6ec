import type { IsoDate } from '@tenfold/domain/facts';
import { dayNumber } from '@tenfold/domain/periods';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { Reports } from './report-steps.ts';

interface Props {
  chosen: IsoDate;
  first: IsoDate;
  today: IsoDate;
  reports: Reports;
}

/** What is known by the day that is chosen, with a mark for each annual report. */
export function Track({ chosen, first, today, reports }: Props) {
  const placeOf = (day: IsoDate) =>
    (dayNumber(day) - dayNumber(first)) / Math.max(1, dayNumber(today) - dayNumber(first));
  const annual = reports.filter((report) => report.annual);
  return (
    <>
      <span className="as-of-rail" />
      <span className="as-of-past" style={at(placeOf(chosen))} />
      {annual.map(({ filed }) => (
        <span
          key={filed}
          className={classNames('as-of-tick', filed > chosen && 'is-later')}
          style={at(placeOf(filed))}
        />
      ))}
      <span className="as-of-here" style={at(placeOf(chosen))} />
      {yearsBetween(first, today).map((year, index) => (
        <span
          key={year}
          className={classNames('as-of-year', index % 2 === 1 && 'desktop-only')}
          style={at(placeOf(`${year}-01-01`))}
        >
          {year}
        </span>
      ))}
    </>
  );
}

function at(place: number): CSSProperties {
  return { '--place': `${place * 100}%` } as CSSProperties;
}

/** The first days of years strictly between two days, of which every second has room on a phone. */
function yearsBetween(first: IsoDate, today: IsoDate): number[] {
  const from = Number(first.slice(0, 4)) + 1;
  const years = Math.max(0, Number(today.slice(0, 4)) - from + 1);
  return Array.from({ length: years }, (_, index) => from + index);
}
