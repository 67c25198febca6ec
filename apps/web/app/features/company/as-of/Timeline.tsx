import type { IsoDate } from '@tenfold/domain/facts';
import { dayNumber, isoDay, yearsBefore } from '@tenfold/domain/periods';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { namedDays, type Reports, reportsAround } from './report-steps.ts';
import '../../../ui/controls/chip.css';

interface Props {
  day: IsoDate;
  today: IsoDate;
  reports: Reports;
  noteDays: readonly IsoDate[];
}

/** From the first report to today, with a mark for each annual report. */
export function Timeline({ day, today, reports, noteDays }: Props) {
  const first = reports[0]?.filed ?? today;
  const [chosen, setChosen] = useState(day);
  const go = useNavigate();
  const show = (wanted: IsoDate) => {
    const within = wanted < first ? first : wanted > today ? today : wanted;
    setChosen(within);
    if (within !== day) void go(`?asof=${within}`, { preventScrollReset: true });
  };
  const placeOf = (of: IsoDate) =>
    (dayNumber(of) - dayNumber(first)) / Math.max(1, dayNumber(today) - dayNumber(first));
  const dayAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return isoDay(Math.round(dayNumber(first) + share * (dayNumber(today) - dayNumber(first))));
  };
  const annual = reports.filter((report) => report.annual);
  return (
    <div className="card as-of-timeline">
      <div
        role="slider"
        tabIndex={0}
        className="as-of-track"
        aria-label="As of"
        aria-valuemin={dayNumber(first)}
        aria-valuemax={dayNumber(today)}
        aria-valuenow={dayNumber(chosen)}
        aria-valuetext={formatDay(chosen)}
        onKeyDown={(event) => {
          const wanted = dayByKey(event, { chosen, first, today, reports });
          if (wanted === undefined) return;
          event.preventDefault();
          show(wanted);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setChosen(dayAt(event));
        }}
        onPointerMove={(event) => event.buttons === 1 && setChosen(dayAt(event))}
        onPointerUp={(event) => show(dayAt(event))}
      >
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
      </div>
      <p className="as-of-chosen">
        <b>{formatDay(chosen)}</b>
        <span className="caption">Arrows move by filing, Shift and arrows by year.</span>
      </p>
      <div className="row row-wrap">
        {namedDays(reports, today, noteDays).map(({ label, day: named }) => (
          <Link
            key={label}
            className={classNames('chip', named === day && 'chip-active')}
            aria-current={named === day ? 'date' : undefined}
            to={`?asof=${named}`}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}

function at(place: number): CSSProperties {
  return { '--place': `${place * 100}%` } as CSSProperties;
}

function dayByKey(
  { key, shiftKey }: KeyboardEvent,
  { chosen, first, today, reports }: { chosen: IsoDate; first: IsoDate; today: IsoDate; reports: Reports },
): IsoDate | undefined {
  const { before, next } = reportsAround(reports, chosen);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? yearsBefore(chosen, 1) : (before ?? first);
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? yearsBefore(chosen, -1) : (next ?? today);
    case 'Home':
      return first;
    case 'End':
      return today;
    default:
      return undefined;
  }
}

/** The first days of years strictly between two days, of which every second has room on a phone. */
function yearsBetween(first: IsoDate, today: IsoDate): number[] {
  const from = Number(first.slice(0, 4)) + 1;
  const years = Math.max(0, Number(today.slice(0, 4)) - from + 1);
  return Array.from({ length: years }, (_, index) => from + index);
}
