import type { FiledReport } from '@tenfold/contract/summary';
import { formatDay } from '../../../figures/format-day.ts';

/** Behind the form: `, quarter to Oct 26` or `, fiscal 2025`. */
export function periodLabel({
  form,
  periodEnd,
  fiscalYear,
}: Pick<FiledReport, 'form' | 'periodEnd' | 'fiscalYear'>): string {
  if (fiscalYear !== null) return `, fiscal ${fiscalYear}`;
  if (periodEnd === null) return '';
  return `, ${form.startsWith('10-Q') ? 'quarter' : 'period'} to ${shortDay.format(new Date(periodEnd))}`;
}

/** With its year where that is not this one. */
export function dayLabel(day: string, now: string): string {
  return day.slice(0, 4) === now.slice(0, 4) ? shortDay.format(new Date(day)) : formatDay(day);
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
