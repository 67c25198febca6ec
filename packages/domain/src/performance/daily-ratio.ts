import type { IsoDate } from '../facts/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import { rateSteps } from '../rates/index.ts';
import type { DayForm, DayStep } from '../series/index.ts';
import { placeFrom } from './closes-in.ts';
import { type DayInputs, type RatioKey, type ReportedHistory, ratios } from './ratios.ts';

/** What makes the points, and the reason of the last day when there is not one. */
export interface DayValues {
  readonly form: DayForm;
  readonly steps: readonly DayStep[];
  readonly why: MissingReason | null;
}

/**
 * A ratio of price and filings on each day, from the newest report filed by that day.
 *
 * Formula: as on the valuation card, at each close, with all money per traded share: market cap = price x shares, shares
 * being those of the cover page / ADR ratio; P/E = price / LTM diluted EPS; P/B and P/S = price / (equity - preferred
 * stock) and / LTM revenue, each / shares; FCF yield = LTM FCF / shares / price; dividend yield = dividends of twelve
 * months / price.
 * Where the company reports in another currency, its money meets the price at the rate of each day.
 * Refuses: step by step, where a part is missing, a denominator is zero or less, or no rate is within seven days; all of it
 * where there is no rate at all (market cap and the yield of listed dividends need no reported money).
 * Example: EPS of twelve months 2.00 filed 1 May, 2.50 filed 1 August, price 50: P/E 25 until 31 July, then 20.
 *
 * docs/methodology.md, "Ratios by day" and "Exchange rates"
 */
export function dailyRatio(key: RatioKey, closes: readonly Close[], filings: ReportedHistory): DayValues {
  const { form, met } = ratios[key];
  const last = closes.at(-1);
  if (last === undefined) return { form, steps: [], why: 'no_price' };
  const steps: DayStep[] = [];
  let why: MissingReason | null = null;
  for (const { at, ...day } of changesIn(closes, last.day, filings)) {
    const { value, why: reason } = met(day, filings);
    why = reason;
    if (value !== (steps.at(-1)?.value ?? null)) steps.push({ at, value });
  }
  return { form, steps, why: steps.length === 0 ? why : null };
}

interface Change extends DayInputs {
  /** The place of the close from which this is so. */
  readonly at: number;
}

/** What held at the first close, and at each one where that is no longer the same. */
function* changesIn(
  closes: readonly Close[],
  lastDay: IsoDate,
  { known, paid, rates }: ReportedHistory,
): Generator<Change> {
  const steps = rates === null ? [] : rateSteps(rates);
  let report = -1;
  let payment = -1;
  let step = -1;
  for (let at = 0; at < closes.length; ) {
    const day = closes[at]?.day ?? lastDay;
    report = newest(known, report, ({ filed }) => filed <= day);
    payment = newest(paid, payment, ({ from }) => from <= day);
    step = newest(steps, step, ({ from }) => from <= day);
    const rate = rates === null ? 1 : (steps[step]?.rate ?? null);
    yield { at, known: known[report] ?? null, paid: paid[payment]?.amount ?? null, rate };
    const next = [known[report + 1]?.filed, paid[payment + 1]?.from, steps[step + 1]?.from]
      .filter((day) => day !== undefined)
      .sort()[0];
    at = next === undefined ? closes.length : placeFrom(closes, next);
  }
}

/** The last of a list, from a place on, for which something holds. */
function newest<T>(list: readonly T[], from: number, holds: (item: T) => boolean): number {
  let at = from;
  for (let next = list[at + 1]; next !== undefined && holds(next); next = list[at + 1]) at += 1;
  return at;
}
