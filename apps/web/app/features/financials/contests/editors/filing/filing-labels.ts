import type { FilingPage, FilingPart } from '@tenfold/contract/financials/contests';
import { missingMark } from '@tenfold/domain/format';
import { daysBetween } from '@tenfold/domain/periods';
import { shifted } from '@tenfold/domain/typed-numbers';
import { formatDay } from '../../../../../figures/format-day.ts';
import { exactAmount } from '../../../source/source-labels.ts';

export const partLabels: Readonly<Record<FilingPart['part'], string>> = {
  income: 'Income statement',
  balance: 'Balance sheet',
  cashFlow: 'Cash flow statement',
  perShare: 'Per share and share counts',
  other: 'Other',
};

const daysInMonth = 365.25 / 12;

/** `3 months to Jun 30, 2024`; a day for balances. */
export function columnLabel({ start, end }: FilingPart['columns'][number]): string {
  if (start === null) return formatDay(end);
  const months = Math.round(daysBetween(start, end) / daysInMonth);
  return `${months} ${months === 1 ? 'month' : 'months'} to ${formatDay(end)}`;
}

/** Exactly what was filed: `51,362` or `4,078.993` in millions, a value per share as it is. */
export function amountLabel(value: number | null | undefined, unit: string): string {
  if (value == null) return missingMark;
  return exactAmount(isInMillions(unit) ? shifted(value, -6) : value);
}

/** `USD millions`, `shares, millions`, `USD/shares` */
export function unitOf(unit: string): string {
  if (unit === 'shares') return 'shares, millions';
  return isInMillions(unit) ? `${unit} millions` : unit;
}

function isInMillions(unit: string): boolean {
  return unit === 'shares' || /^[A-Z]{3}$/.test(unit);
}

/** What is highlighted, in one sentence. */
export function markedLabel(filings: readonly FilingPage[]): string {
  const marked = filings.flatMap(({ parts }) =>
    parts.flatMap(({ lines }) => lines.flatMap(({ isUsed }) => isUsed.filter(Boolean))),
  ).length;
  const read = 'As filed, by the tags we read.';
  if (marked === 0) return `${read} The contested figure is none of these: it is missing.`;
  if (marked === 1) return `${read} Highlighted: the contested figure.`;
  return `${read} Highlighted: the ${marked} values the contested figure is calculated from.`;
}
