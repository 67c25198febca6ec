import { ChartTable } from '../../../ui/chart/ChartTable.tsx';
import { type EventKind, eventPath, type PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import { formatMoment } from '../../../ui/chart/time/moment.ts';
import type { DayRange } from '../../../ui/chart/zoom/zoom-range.ts';

const names: Readonly<Record<EventKind, string>> = {
  report: 'Reports filed',
  dividend: 'Dividends, by ex-date',
  split: 'Splits',
  comment: 'Your comments',
  alert: 'Price alerts that fired',
};

/** What the marks mean, and all of them as text. */
export function EventNotes({
  events,
  range: [from, to],
  title,
}: {
  events: readonly PlotEvent[];
  range: DayRange;
  title: string;
}) {
  const within = events.filter(({ day }) => day >= from && day <= to);
  const kinds = (Object.keys(names) as EventKind[]).filter((one) => within.some(({ kind }) => kind === one));
  if (within.length === 0) return <p className="caption">No events in this time.</p>;
  return (
    <>
      <ul className="chart-legend caption" aria-label="Events">
        {kinds.map((kind) => (
          <li key={kind} className="row">
            <svg className="chart-swatch" viewBox="0 0 16 10" aria-hidden="true">
              <path className={`plot-event plot-event-${kind}`} d={eventPath({ kind, x: 8, y: 5 })} />
            </svg>
            {names[kind]}
          </li>
        ))}
      </ul>
      <ChartTable
        caption={`${title}, events`}
        columns={['Event']}
        summary="Show events as a table"
        rowsAre="Date"
      >
        {within.map(({ day, kind, text }) => (
          <tr key={`${day} ${kind} ${text}`}>
            <th scope="row">{formatMoment(day)}</th>
            <td className="n">{text}</td>
          </tr>
        ))}
      </ChartTable>
    </>
  );
}
