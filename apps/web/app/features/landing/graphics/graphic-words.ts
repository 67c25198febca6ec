import type { YearsOfRow } from '@tenfold/contract/landing';
import { formatMillions, formatPercent, formatPrice } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey, type RowUnit } from '@tenfold/domain/rows';

export function labelOf({ rowKey }: YearsOfRow): string {
  return isAnyRowKey(rowKey) ? anyRowOf(rowKey).label : rowKey;
}

/** `1.9×` of the first year. */
export function timesOf(points: YearsOfRow['points'], at = points.length - 1): number {
  return (points[at]?.value ?? 0) / (points[0]?.value ?? 1);
}

export function timesWords(times: number): string {
  return `${times.toFixed(1)}×`;
}

/** What the lines say, if they say it; else their names. */
export function linesTitle(lines: readonly YearsOfRow[]): string {
  const [one, other] = lines;
  if (one === undefined || other === undefined) return lines.map(labelOf).join(' and ');
  const [slower, faster] = timesOf(one.points) <= timesOf(other.points) ? [one, other] : [other, one];
  const differs = timesWords(timesOf(slower.points)) !== timesWords(timesOf(faster.points));
  return differs
    ? `${labelOf(faster)} grew faster than ${labelOf(slower).toLowerCase()}`
    : lines.map(labelOf).join(' and ');
}

export function barsTitle(row: YearsOfRow): string {
  const change = timesOf(row.points) - 1;
  const size = formatPercent(Math.abs(change), 0);
  const name = row.rowKey === 'sharesOutstanding' ? 'shares' : labelOf(row).toLowerCase();
  if (row.rowKey === 'sharesOutstanding') return `${size} ${change < 0 ? 'fewer' : 'more'} ${name}`;
  return `${labelOf(row)} ${change < 0 ? 'down' : 'up'} ${size}`;
}

function unitOf({ rowKey }: YearsOfRow): RowUnit {
  return isAnyRowKey(rowKey) ? anyRowOf(rowKey).unit : 'ratio';
}

/** `22.0` billion shares; figures below a billion as the table has them. */
export function barLabel(row: YearsOfRow, value: number): string {
  switch (unitOf(row)) {
    case 'percent':
      return formatPercent(value);
    case 'millions':
    case 'shares':
      return isInBillions(row) ? (value / 1e9).toFixed(1) : formatMillions(value);
    default:
      return formatPrice(value);
  }
}

export function barsUnit(row: YearsOfRow): string {
  const unit = unitOf(row);
  if (unit !== 'millions' && unit !== 'shares') return labelOf(row);
  const size = isInBillions(row) ? 'billions' : 'millions';
  return unit === 'shares' ? `Diluted shares, ${size}, split-adjusted` : `${labelOf(row)}, ${size}`;
}

function isInBillions({ points }: YearsOfRow): boolean {
  return points.every(({ value }) => Math.abs(value) >= 1e9);
}
