import {
  columnKeysAfter,
  type FiledCells,
  type ForecastColumnKey,
  resolveForecast,
  type TypedCell,
} from '@tenfold/domain/custom-forecast';
import type { Assumptions, ForecastBase } from '@tenfold/domain/forecast';
import { type NoValueReason, valueByForecast, withOwnFigures } from '@tenfold/domain/valuation';
import type { KnownFilings } from '../company-basis.ts';
import { type ForecastInputs, inputsOf } from '../forecast/inputs.ts';

/** A forecast with all it rested on: enough to compute it, score it and explain it years later. */
export interface SealedContent extends ForecastInputs, KnownFilings {
  readonly symbol: string;
  /** What was typed into the six columns or what it came to, else what it started from. */
  readonly assumptions: Readonly<Record<ForecastColumnKey, Assumptions>>;
  readonly typed: readonly TypedCell[];
  /** The base that was used: levels, averages and consensus of that day, without the person's own figures. */
  readonly base: ForecastBase;
  /** The value of one traded share at the fiscal year end. */
  readonly value:
    | { readonly valuePerShare: number; readonly why: null }
    | { readonly valuePerShare: null; readonly why: NoValueReason };
}

export interface Basis extends KnownFilings {
  readonly symbol: string;
  readonly base: ForecastBase;
  readonly filed: FiledCells;
}

export function sealContent(forecast: ForecastInputs, basis: Basis): SealedContent {
  const inputs = inputsOf(forecast);
  const { base, symbol, newestFiling, splitsUntil, filed } = basis;
  const { assumptions, typed } = resolveForecast(base, { ...inputs, cells: inputs.values }, filed);
  const result = valueByForecast(assumptions, withOwnFigures(base, inputs.ownFigures), inputs);
  return {
    ...inputs,
    symbol,
    newestFiling,
    splitsUntil,
    base,
    typed,
    assumptions: Object.fromEntries(
      columnKeysAfter(base.lastYear).flatMap((key, at) => {
        const column = assumptions[at];
        return column === undefined ? [] : [[key, column]];
      }),
    ),
    value: result.ok
      ? { valuePerShare: result.valuePerShare, why: null }
      : { valuePerShare: null, why: result.why },
  };
}
