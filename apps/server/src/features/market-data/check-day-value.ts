import { isDay } from './day.ts';
import type { RefusalReason } from './refusal.ts';

/** Why the number of a day isn’t taken, whatever it is of. @param lastDay the latest that it may be of */
export function checkDayValue(
  { day, value }: { readonly day: string; readonly value: number },
  lastDay: string,
  notPositive: RefusalReason,
): RefusalReason | null {
  if (!isDay(day)) return 'date_invalid';
  if (day < '1900-01-01' || day > lastDay) return 'date_out_of_range';
  if (!Number.isFinite(value)) return 'value_not_a_number';
  return value <= 0 ? notPositive : null;
}
