import type { Close } from '@tenfold/domain/prices';
import { isFar } from '@tenfold/domain/quotes';
import { checkDayValue } from '../check-day-value.ts';
import { parseDecimal } from '../decimal.ts';
import type { ImportRefusal, RefusalReason } from '../refusal.ts';

export interface FiledClose {
  readonly day: string;
  readonly close: string;
}

export interface CheckedCloses {
  readonly closes: readonly Close[];
  readonly refusals: readonly ImportRefusal[];
}

export function checkCloses(symbol: string, rows: readonly FiledClose[], today: string): CheckedCloses {
  const refusals: ImportRefusal[] = [];
  const refuse = (row: FiledClose, why: RefusalReason) =>
    refusals.push({ what: `${symbol} ${row.day} ${row.close}`, why });
  const byDay = new Map<string, FiledClose>();
  for (const row of rows) {
    const value = parseDecimal(row.close);
    const why = checkDayValue({ day: row.day, value }, today, 'price_not_positive');
    const first = byDay.get(row.day);
    if (why !== null) refuse(row, why);
    else if (first === undefined) byDay.set(row.day, row);
    else if (Number(first.close) !== Number(row.close)) refuse(row, 'same_day_twice');
  }
  const sorted = [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  const prices = sorted.map((row) => Number(row.close));
  const closes = sorted.flatMap((row, index) => {
    const close = prices[index] ?? Number.NaN;
    if (!jumps(prices, index)) return [{ day: row.day, close, simulated: false }];
    refuse(row, 'price_jumps');
    return [];
  });
  return { closes, refusals };
}

/** On both sides: after a lasting move (a split the source did not adjust for) a price resembles one side, and stays. */
function jumps(prices: readonly number[], index: number): boolean {
  const price = prices[index] ?? Number.NaN;
  const neighbours = [-2, -1, 1, 2].flatMap((step) => prices[index + step] ?? []);
  const far = neighbours.filter((other) => isFar(price, other));
  return neighbours.length >= 2 && far.length * 2 > neighbours.length;
}
