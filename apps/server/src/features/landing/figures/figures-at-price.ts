import type { CompanyOverview } from '@tenfold/contract/company';
import type { LandingFigures, LiveRow, NoteThen, ValueMoved } from '@tenfold/contract/landing';
import { noLandingFigures } from '@tenfold/contract/landing/no-figures';
import type { IsoDate } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { cashFlowWeights, defaultChoice } from '@tenfold/domain/valuation';
import { type ValueState, valueOfState } from '@tenfold/domain/value-state';
import { valueWalk } from '@tenfold/domain/value-walk';
import { mustHoldAt } from './must-hold.ts';
import { oneChangeOf } from './one-change.ts';
import type { PreparedCompany, PreparedFigures, ValuedCompany } from './prepare-figures.ts';

/** With what depends on the price and its day: the value is carried to that day, as on the company's page. */
export function figuresAt(
  { live, differ }: PreparedFigures,
  overview: CompanyOverview | null,
): LandingFigures {
  if (live === null || overview === null) return { ...noLandingFigures, differ };
  const { symbol, name, shortName, currency, stockPrice, lastTradeTime } = overview;
  const { stockPriceChange, latestUpdate, quote } = overview;
  const day = stockPrice === null || lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const { valued, reportedCurrency, filed, filing } = live;
  const state = valued && stateOn(day, valued);
  return {
    company: {
      ...{ symbol, name, shortName, currency, reportedCurrency },
      ...{ stockPrice, stockPriceChange, lastTradeTime, latestUpdate, quote },
    },
    live: {
      filed,
      rowKey: live.rowKey,
      forecast: valued?.cells.forecast ?? [],
      worth: valued && worthOn(day, valued),
    },
    filing,
    must: valued && state && stockPrice !== null ? mustHoldAt(stockPrice, state, valued) : null,
    moved: valued && state && day !== null ? movedSince(live, valued, { ...state, day }) : null,
    note: noteOf(live, state),
    sheet: valued && oneChangeOf(valued, day),
    differ,
  };
}

function stateOn(day: IsoDate | null, { base, value }: ValuedCompany): ValueState {
  const { method } = value;
  return { base, forecast: 'averages', method, choice: defaultChoice, ownFigures: {}, day, splitFactor: 1 };
}

function worthOn(day: IsoDate | null, valued: ValuedCompany): LiveRow['worth'] {
  const { base, value, cells } = valued;
  const shown = valueOfState(stateOn(day, valued));
  if (cells.discounted === null || !shown.ok) return null;
  return {
    method: value.method,
    valuePerShare: shown.valuePerShare,
    day: shown.carried?.day ?? null,
    requiredReturn: value.requiredReturn,
    terminalGrowth: value.terminalGrowth,
    ...withList(cashFlowWeights(base, cells.discounted, day)),
  };
}

function withList({ constant, weights, least }: ReturnType<typeof cashFlowWeights>) {
  return { constant, least, weights: [...weights] };
}

function movedSince(
  { before }: PreparedCompany,
  { base, lastReport }: ValuedCompany,
  state: ValueState & { readonly day: IsoDate },
): ValueMoved | null {
  if (before === null || lastReport === null) return null;
  const walk = valueWalk(before.state, state);
  if (!walk.ok || walk.parts.length === 0) return null;
  return {
    from: {
      day: before.day,
      fiscalYear: before.state.base.lastYear,
      ...before.report,
      valuePerShare: walk.from,
    },
    to: { day: state.day, fiscalYear: base.lastYear, ...lastReport, valuePerShare: walk.to },
    parts: walk.parts.map((part) => ({ ...part, changes: part.changes.map((change) => ({ ...change })) })),
  };
}

function noteOf({ before }: PreparedCompany, state: ValueState | null): NoteThen | null {
  if (before === null) return null;
  const worthOf = (each: ValueState | null) => {
    const value = each && valueOfState(each);
    return value?.ok ? value.valuePerShare : null;
  };
  return {
    day: before.day,
    price: before.close,
    valuePerShare: worthOf(before.state),
    ...before.known,
    now: { valuePerShare: worthOf(state), ...before.now },
  };
}
