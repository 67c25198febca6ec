import { newYorkDay, newYorkMinute, newYorkTime } from '../quote/new-york-time.ts';
import type { CompanyRow } from './company-row.ts';

type PricedRow = Pick<CompanyRow, 'tradedAt' | 'priceKind'>;

/** Which prices a list shows, and when they traded. Example: `last closes, Jul 2, 2026 to Aug 21, 2026`. */
export function pricesLabel(rows: readonly PricedRow[]): string {
  const priced = rows.filter(({ tradedAt, priceKind }) => tradedAt !== null && priceKind !== null);
  const moments = priced.map(({ tradedAt }) => new Date(tradedAt ?? 0)).sort((a, b) => Number(a) - Number(b));
  const first = moments[0];
  const last = moments.at(-1);
  if (first === undefined || last === undefined) return 'no prices';
  const isDemo = priced.every(({ priceKind }) => priceKind === 'replay');
  if (isDemo) return `Demo prices, ${newYorkMinute(last)}`;
  return `${kindLabel(priced)}, ${momentLabel(first, last, priced)}`;
}

function kindLabel(priced: readonly PricedRow[]): string {
  const simulated = priced.filter(({ priceKind }) => priceKind === 'replay').length;
  if (simulated > 0) return 'prices, some of them demo prices';
  return priced.every(({ priceKind }) => priceKind === 'close') ? 'last closes' : 'prices';
}

function momentLabel(first: Date, last: Date, priced: readonly PricedRow[]): string {
  const from = newYorkDay(first);
  const to = newYorkDay(last);
  if (from !== to) return `${from} to ${to}`;
  return priced.every(({ priceKind }) => priceKind === 'close') ? to : newYorkTime(last);
}
