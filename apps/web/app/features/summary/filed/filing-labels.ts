import type { FiledReport } from '@tenfold/contract/summary';

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
  const format = day.slice(0, 4) === now.slice(0, 4) ? shortDay : longDay;
  return format.format(new Date(day));
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
