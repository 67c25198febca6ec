import { newYorkDay } from '@tenfold/domain/market-hours';
import { expect } from 'vitest';
import type { Places } from './places.fixture.ts';

/** What all places say at one moment. */
export interface Truth {
  readonly price: number;
  readonly traded: string;
  /** The day the newest filing came in. */
  readonly filed: string;
  readonly splitFactor: number;
  readonly value: number;
  /** By which the total return since the note is above the change of the price. */
  readonly dividends: number;
}

/** Fails where two places say two things. */
export function expectOneTruth(places: Places, now: Date): Truth {
  const price = one(places, / stock_price$| since \d+ price$/, 9);
  const traded = oneMark(places, / last_trade_time$| since \d+ price_time$/, 9);
  const asOf = oneMark(places, /valuation_and_earnings as_of$| ratios_as_of$/, 4);
  const filed = oneMark(places, / newest_filing$| newest_filing filed$|\/summary filings 0 filed$/, 5);
  one(places, / stock_price_change$| list_today average$/, 6);
  for (const [key, least] of ofLists) one(places, new RegExp(` ${key}$`), least);
  oneMark(places, / currency$/, 20);
  oneMark(places, / earnings_to$| since \d+ figures period_end$|\/summary filings 0 period_end$/, 4);

  const close = one(places, /\/stock\/..? value$/, 2);
  const splitFactor = one(places, / since \d+ split_factor$|\/comments .*split_factor$/, 3);
  expect(one(places, / market_cap$/, 4) / close).toBeCloseTo(100e6 * splitFactor, 0);
  const earnings = one(places, / since \d+ figures earnings_per_share now$/, 2);
  expect(close / one(places, / price_earnings_ratio_ltm$/, 4)).toBeCloseTo(earnings, 9);
  expect(one(places, /ACME week52_high$/, 1)).toBeCloseTo(
    Math.max(price, one(places, /valuation_and_earnings week52_high$/, 1)),
    9,
  );

  const value = one(places, /^\/forecasts.* value_per_share$| since \d+ model value_per_share$/, 3);
  expect(one(places, /^\/forecasts.* value_against_price$/, 1)).toBeCloseTo(value / price - 1, 9);
  const shown = one(places, / value value_per_share$/, 2);
  expect(one(places, / value value_against_price$/, 2)).toBeCloseTo(shown / price - 1, 9);
  const before = one(places, / since \d+ price_before$/, 2);
  const change = one(places, / since \d+ price_change value$/, 2);
  expect(change).toBeCloseTo(price / before - 1, 9);
  const total = one(places, / since \d+ total_return value$/, 2);

  expect(newYorkDay(now) >= newYorkDay(new Date(traded))).toBe(true);
  expect(asOf <= newYorkDay(new Date(traded))).toBe(true);
  expectNothingLater(places, now);
  return { price, traded, filed, splitFactor, value, dividends: (1 + total) / (1 + change) };
}

const ofLists = [
  ['market_cap', 4],
  ['price_earnings_ratio_ltm', 4],
  ['free_cash_flow_yield', 4],
  ['dividend_yield', 2],
  ['price_book_ratio', 2],
  ['week52_low', 2],
] as const;

/** What is of a year or quarter, or of then. */
const ofPeriods = /\/financials|\/multiples|\/chart\/|\/versions/;

/** Announced days are in the future, and when a price counts as old; a simulated price is as old as its playing. */
const ahead =
  /\/events | next_earnings_date$|stale_from$| latest_update$|forecast_base|terminal|estimated|sources/;

function expectNothingLater({ marks }: Places, now: Date): void {
  const later = [...marks].filter(([place, mark]) => {
    if (ahead.test(place) || mark.length < 10) return false;
    return mark.length === 10 ? mark > newYorkDay(now) : new Date(mark) > now;
  });
  expect(later).toEqual([]);
}

function one({ numbers }: Places, those: RegExp, least: number): number {
  const found = [...numbers].filter(([place]) => those.test(place) && !ofPeriods.test(place));
  expect(found.length, String(those)).toBeGreaterThanOrEqual(least);
  const [[, first] = ['', Number.NaN]] = found;
  const others = found.filter(([, value]) => Math.abs(value - first) > Math.abs(first) * 1e-9);
  expect(others, `${those}: ${first} in other places`).toEqual([]);
  return first;
}

function oneMark({ marks }: Places, those: RegExp, least: number): string {
  const found = [...marks].filter(([place]) => those.test(place) && !ofPeriods.test(place));
  expect(found.length, String(those)).toBeGreaterThanOrEqual(least);
  const [[, first] = ['', '']] = found;
  expect(
    found.filter(([, mark]) => mark !== first),
    `${those}: ${first} in other places`,
  ).toEqual([]);
  return first;
}
