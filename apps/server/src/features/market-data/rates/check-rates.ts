import type { DayRate } from '@tenfold/domain/rates';
import type { CurrencyPair } from '../../company/index.ts';
import { checkDayValue } from '../check-day-value.ts';
import { parseDecimal } from '../decimal.ts';
import type { ImportRefusal, RefusalReason } from '../refusal.ts';

export interface FiledRate {
  readonly day: string;
  readonly rate: string;
}

/** No rate moves this much within a month: it is of another pair, or inverted. */
const maxOfMedian = 5;

export function checkRates(
  { base, quote }: CurrencyPair,
  rows: readonly FiledRate[],
  today: string,
): { readonly rates: readonly DayRate[]; readonly refusals: readonly ImportRefusal[] } {
  const refusals: ImportRefusal[] = [];
  const byDay = new Map<string, DayRate>();
  const parsed = rows.map(({ day, rate }) => ({ day, rate: parseDecimal(rate) }));
  const sorted = parsed
    .map(({ rate }) => rate)
    .filter((rate) => rate > 0)
    .sort((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 1;
  for (const rate of parsed) {
    const why = whyRefused(rate, byDay.get(rate.day), median, today);
    if (why !== null) refusals.push({ what: `${base} ${quote} ${rate.day} ${rate.rate}`, why });
    else byDay.set(rate.day, rate);
  }
  return { rates: [...byDay.values()], refusals };
}

function whyRefused(
  { day, rate }: DayRate,
  first: DayRate | undefined,
  median: number,
  today: string,
): RefusalReason | null {
  const why = checkDayValue({ day, value: rate }, today, 'rate_not_positive');
  if (why !== null) return why;
  if (rate > median * maxOfMedian || rate < median / maxOfMedian) return 'rate_jumps';
  return first !== undefined && first.rate !== rate ? 'same_day_twice' : null;
}
