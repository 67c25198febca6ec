import { formatDay } from '../../../figures/format-day.ts';
import { type ChartPeriod, hasOwnDates } from './chart-request.ts';

/** Behind the menu beside the buttons. */
export const morePeriods = ['YTD', '3Y', 'MAX'] as const satisfies readonly ChartPeriod[];

/** `10Y`, `Max`, `Jan 2, 2020 – Jun 28, 2024`. */
export function periodLabel(period: ChartPeriod): string {
  if (period === 'MAX') return 'Max';
  if (!hasOwnDates(period)) return period;
  return `${formatDay(period.slice(0, 10))} – ${formatDay(period.slice(12))}`;
}
