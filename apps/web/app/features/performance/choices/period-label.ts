import { type ChartPeriod, hasOwnDates } from './chart-request.ts';

/** Behind the menu beside the buttons. */
export const morePeriods = ['YTD', '3Y', 'MAX'] as const satisfies readonly ChartPeriod[];

/** `10Y`, `Max`, `Jan 2, 2020 – Jun 28, 2024`. */
export function periodLabel(period: ChartPeriod): string {
  if (period === 'MAX') return 'Max';
  if (!hasOwnDates(period)) return period;
  return `${formatDay(period.slice(0, 10))} – ${formatDay(period.slice(12))}`;
}

export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
