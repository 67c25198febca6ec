import { formatPercent } from '@tenfold/domain/format';
import type { DriverRecord } from '@tenfold/domain/must-be-true';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { stripScale } from './strip-scale.ts';
import './range-strip.css';

interface Props {
  record: DriverRecord | null;
  present: number | null;
  needed: number | null;
}

/** The record as a track with a line per year, and on it what is now and what is needed. */
export function RangeStrip({ record, present, needed }: Props) {
  const at = stripScale(record, [present, needed]);
  const placed = (rate: number) => ({ '--x': `${at(rate).toFixed(2)}%` }) as CSSProperties;
  return (
    <div className="range-strip" role="img" aria-label={stripLabel({ record, present, needed })}>
      <i className="rail" />
      {record && <Record record={record} at={at} placed={placed} />}
      {present !== null && <i className="now" style={placed(present)} />}
      {needed !== null && <i className="need-mark" style={placed(needed)} />}
    </div>
  );
}

/** In percent of a phone's strip: two labels nearer than this would overlap. */
const labelWidth = 20;

function Record({
  record: { years, least, mean, most },
  at,
  placed,
}: {
  record: DriverRecord;
  at: (rate: number) => number;
  placed: (rate: number) => CSSProperties;
}) {
  const isNarrow = at(most) - at(least) < labelWidth;
  const span = { '--l': `${at(least).toFixed(2)}%`, '--w': `${(at(most) - at(least)).toFixed(2)}%` };
  return (
    <>
      <i className="rec" style={span as CSSProperties} />
      {years.map(({ year, value }) => (
        <i key={year} className="yr" style={placed(value)} />
      ))}
      <i className="avg" style={placed(mean)} />
      <span className={classNames('lo num', isNarrow && 'is-outside')} style={placed(least)}>
        {formatPercent(least)}
      </span>
      {most > least && (
        <span className={classNames('hi num', isNarrow && 'is-outside')} style={placed(most)}>
          {formatPercent(most)}
        </span>
      )}
    </>
  );
}

function stripLabel({ record, present, needed }: Props): string {
  const parts = [
    record &&
      `${record.years.length} years from ${formatPercent(record.least)} to ${formatPercent(record.most)}, average ${formatPercent(record.mean)}, last ${formatPercent(record.last)}`,
    present !== null && `now ${formatPercent(present)}`,
    needed === null ? 'no solution' : `needed ${formatPercent(needed, 2)}`,
  ];
  return parts.filter(Boolean).join('; ');
}
