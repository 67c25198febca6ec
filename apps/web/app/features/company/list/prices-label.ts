import { newYorkDay, newYorkMinute, newYorkTime } from '../quote/new-york-time.ts';
import type { CompanyRow } from './company-row.ts';

type Priced = Pick<CompanyRow, 'tradedAt' | 'priceKind'>;

/** Which prices a list shows, and when they traded. Example: `last closes, Jul 2, 2026 to Aug 21, 2026`. */
export function pricesLabel(rows: readonly Priced[]): string {
  const priced = rows.filter(({ tradedAt, priceKind }) => tradedAt !== null && priceKind !== null);
  const moments = priced.map(({ tradedAt }) => new Date(tradedAt ?? 0)).sort((a, b) => Number(a) - Number(b));
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return 'no prices';
  const isDemo = priced.every(({ priceKind }) => priceKind === 'replay');
  if (isDemo) return `Demo prices, ${newYorkMinute(last)}`;
  return `${kindLabel(priced)}, ${momentLabel(first, last, priced)}`;
}

function kindLabel(priced: readonly Priced[]): string {
  const simulated = priced.filter(({ priceKind }) => priceKind === 'replay').length;
  if (simulated > 0) return 'prices, some of them demo prices';
  return priced.every(({ priceKind }) => priceKind === 'close') ? 'last closes' : 'prices';
}

function momentLabel(first: Date, last: Date, priced: readonly Priced[]): string {
  const [from, to] = [newYorkDay(first), newYorkDay(last)];
  if (from !== to) return `${from} to ${to}`;
  return priced.every(({ priceKind }) => priceKind === 'close') ? to : newYorkTime(last);
}
