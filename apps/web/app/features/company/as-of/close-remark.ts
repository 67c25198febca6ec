import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { formatDay } from '../../../figures/format-day.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Why the close isn't that of the day; null where it is. Example: `Jul 1, 2023 was a Saturday: the close is of Jun 30, 2023.` */
export function closeRemark({ day, close }: Pick<CompanyOnDay, 'day' | 'close'>): string | null {
  if (close === null || close.day === day) return null;
  const name = weekday.format(new Date(day));
  const reason = isWeekend(day) ? `was a ${name}` : 'has no close on file';
  return `${formatDay(day)} ${reason}: the close is of ${formatDay(close.day)}.`;
}

function isWeekend(day: IsoDate): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}
