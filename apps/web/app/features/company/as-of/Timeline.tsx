import type { IsoDate } from '@tenfold/domain/facts';
import { dayNumber, isoDay } from '@tenfold/domain/periods';
import { type PointerEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { dayByKey } from './day-by-key.ts';
import { namedDays, type Reports } from './report-steps.ts';
import { Track } from './Track.tsx';
import '../../../ui/controls/chip.css';
import './timeline.css';

interface Props {
  day: IsoDate;
  today: IsoDate;
  reports: Reports;
  noteDays: readonly IsoDate[];
}

/** From the first report to today: a day is chosen by pointer, key or name. */
export function Timeline({ day, today, reports, noteDays }: Props) {
  const first = reports[0]?.filed ?? today;
  const [chosen, setChosen] = useState(day);
  const go = useNavigate();
  const show = (wanted: IsoDate) => {
    const within = wanted < first ? first : wanted > today ? today : wanted;
    setChosen(within);
    if (within !== day) void go(`?asof=${within}`, { preventScrollReset: true });
  };
  const dayAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return isoDay(Math.round(dayNumber(first) + share * (dayNumber(today) - dayNumber(first))));
  };
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
        <Track chosen={chosen} first={first} today={today} reports={reports} />
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
