import type { Financials, MoreRows } from '@tenfold/contract/financials';
import { filedCells, type ResolvedForecast, resolveForecast } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import { type Assumptions, assumptionsOf, type ForecastBase, forecastFrom } from '@tenfold/domain/forecast';
import { type AnyRowKey, isRowKey } from '@tenfold/domain/rows';
import {
  assumptionsByMethod,
  type CarriedValue,
  type Disagreement,
  defaultMethod,
  disagreements,
  type FairValueResult,
  fairValue,
  isCashFlow,
  type MethodId,
  type MethodResult,
  type MethodValue,
  methodSensitivity,
  type NoMethodValue,
  type NotCarried,
  type Sensitivity,
  selectMethod,
  sensitivity,
  valuationColumns,
  valueAsOf,
  valueBy,
  valueByAnalysts,
  valueByForecast,
  withOwnFigures,
} from '@tenfold/domain/valuation';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import { initialSetting, type ValueSetting } from './value-setting.ts';

export interface ComputedValue {
  readonly setting: ValueSetting;
  readonly result: MethodResult;
  readonly defaultMethod: MethodId;
  /** Why the company's first method has no value, if another replaced it by default. */
  readonly standsInFor: NoMethodValue | null;
  /** Methods whose value is far from this one, at the price's date if it can be carried there. */
  readonly disagreements: readonly Disagreement[];
  /** At the price's date; null without a date or a value. */
  readonly asOf: CarriedValue | NotCarried | null;
  /** The value shown: at the price's date if it can be carried there. */
  readonly valuePerShare: number | null;
  /** At the same date; one row for methods without terminal growth. null without a value. */
  readonly sensitivity: Sensitivity | null;
  /** Columns of the forecast below, with the rows of its value; none without estimates: averages must not pass for analysts’ figures. */
  readonly columns: readonly ShownColumn[];
  /**
   * For the financials table: the method's own, or the chosen type's if the method has no cash flow forecast.
   */
  readonly forecast: {
    readonly base: ForecastBase;
    readonly assumptions: readonly Assumptions[];
    readonly fairValue: FairValueResult;
    /** What was typed, cell by cell, where the forecast is custom. */
    readonly custom: ResolvedForecast | null;
  };
}

/** Server only: the browser doesn't load the methods for the first page. */
export function initialValue(base: ForecastBase | null, priceDay: IsoDate | null): ComputedValue | null {
  return base === null ? null : computeValue(base, initialSetting(priceDay));
}

/** Runs on the server for the first page, then in the browser. */
export function computeValue(filed: ForecastBase, setting: ValueSetting, table?: FiledTable): ComputedValue {
  const base = withOwnFigures(filed, setting.ownFigures);
  const { chosen, results, standsInFor } = selectMethod(base, setting.choice);
  const first = (chosen ?? results[0])?.method ?? defaultMethod;
  const custom = resolved(base, setting, table);
  const result = resultOf(setting.method ?? first, base, setting, custom);
  const forecast = forecastOf(result, base, setting, custom);
  const asOf = setting.day !== null && result.ok ? valueAsOf(setting.day, result, base) : null;
  return {
    setting,
    result,
    defaultMethod: first,
    disagreements: result.ok ? disagreementsOf(base, result, results, setting.day) : [],
    standsInFor: setting.method === null && setting.forecastType === 'averages' ? standsInFor : null,
    asOf,
    valuePerShare: result.ok ? (asOf?.ok ? asOf.valuePerShare : result.valuePerShare) : null,
    sensitivity: result.ok ? sensitivityOf(result, forecast, setting) : null,
    columns: !result.ok && result.why === 'no_estimates' ? [] : columnsOf(forecast, setting),
    forecast,
  };
}

/** Each as it is shown in the list of methods. */
function disagreementsOf(
  base: ForecastBase,
  shown: MethodValue,
  results: readonly MethodResult[],
  day: IsoDate | null,
): Disagreement[] {
  return disagreements(base, shown, results).map((other) => {
    const asOf = day === null ? null : valueAsOf(day, { ...shown, valuePerShare: other.valuePerShare }, base);
    return asOf?.ok ? { ...other, valuePerShare: asOf.valuePerShare } : other;
  });
}

/** The filed columns, which formulas may refer to; the further rows of each where they are loaded. */
export type FiledTable = Pick<Financials, 'actual' | 'average' | 'ltm'> & { readonly more?: MoreRows };

function resolved(base: ForecastBase, { custom }: ValueSetting, table?: FiledTable): ResolvedForecast | null {
  return custom === undefined
    ? null
    : resolveForecast(base, custom, table && filedCells(namedColumns(table)));
}

function namedColumns({ more, ...table }: FiledTable) {
  return (['actual', 'average', 'ltm'] as const).flatMap((set) =>
    table[set].flatMap((figures, at) => {
      const column = set === 'actual' ? figures.year : namesInFormulas[set];
      if (column === null) return [];
      const further = more?.[set][at];
      return [{ column, value: (row: AnyRowKey) => (isRowKey(row) ? figures[row] : further?.[row]) }];
    }),
  );
}

const namesInFormulas = { average: 'averages', ltm: 'ltm' } as const;

export interface OfferedMethod {
  readonly result: MethodResult;
  readonly valuePerShare: number | null;
}

export function offeredMethods(
  filed: ForecastBase,
  setting: ValueSetting,
  table?: FiledTable,
): OfferedMethod[] {
  const base = withOwnFigures(filed, setting.ownFigures);
  const custom = resolved(base, setting, table);
  const methods = selectMethod(base, setting.choice).results.map(({ method }) => method);
  return withOneCustom(methods, custom).map((method) => {
    const result = resultOf(method, base, setting, custom);
    if (!result.ok) return { result, valuePerShare: null };
    const asOf = setting.day === null ? null : valueAsOf(setting.day, result, base);
    return { result, valuePerShare: asOf?.ok ? asOf.valuePerShare : result.valuePerShare };
  });
}

function resultOf(
  method: MethodId,
  base: ForecastBase,
  { forecastType, choice }: ValueSetting,
  custom: ResolvedForecast | null,
): MethodResult {
  if (custom !== null && isCashFlow(method)) return valueByForecast(custom.assumptions, base, choice);
  return forecastType === 'analysts' && isCashFlow(method)
    ? valueByAnalysts(method, base, choice)
    : valueBy(method, base, choice);
}

/** On what a person typed, the free cash flow methods are one: they differ in their assumptions alone. */
function withOneCustom(methods: readonly MethodId[], custom: ResolvedForecast | null): readonly MethodId[] {
  return custom === null ? methods : methods.filter((id) => id === 'fcfTenYears' || !isCashFlow(id));
}

function forecastOf(
  result: MethodResult,
  base: ForecastBase,
  { forecastType, choice }: ValueSetting,
  custom: ResolvedForecast | null,
): ComputedValue['forecast'] {
  if (result.ok && result.cashFlow !== null) {
    const { assumptions, value } = result.cashFlow;
    return { base, assumptions, fairValue: value, custom };
  }
  const type = forecastType === 'analysts' ? 'analysts' : 'averages';
  // Needed for a method without a value, too: the table shows what the refusal is about.
  const assumptions =
    custom?.assumptions ??
    assumptionsByMethod(result.method, type, base, choice) ??
    assumptionsOf(base, type);
  return {
    base,
    assumptions,
    fairValue: fairValue(base, forecastFrom(base, assumptions, 'averages'), choice),
    custom,
  };
}

function columnsOf(
  { base, assumptions, fairValue }: ComputedValue['forecast'],
  { forecastType, choice }: ValueSetting,
): ShownColumn[] {
  return valuationColumns(forecastFrom(base, assumptions, forecastType), fairValue, choice);
}

/** Each value is carried at its own column's required return. */
function sensitivityOf(
  value: MethodValue,
  forecast: ComputedValue['forecast'],
  setting: ValueSetting,
): Sensitivity {
  const { day, choice } = setting;
  const grid = gridOf(value, forecast, setting);
  if (day === null) return grid;
  const carried = (valuePerShare: number | null, at: number) => {
    if (valuePerShare === null) return null;
    const requiredReturn = grid.returns[at] ?? choice.requiredReturn;
    const asOf = valueAsOf(day, { ...value, valuePerShare, requiredReturn }, forecast.base);
    return asOf.ok ? asOf.valuePerShare : valuePerShare;
  };
  return { ...grid, values: grid.values.map((line) => line.map(carried)) };
}

function gridOf(
  { method, cashFlow }: MethodValue,
  { base, assumptions }: ComputedValue['forecast'],
  { choice }: ValueSetting,
): Sensitivity {
  if (cashFlow !== null) return sensitivity(base, forecastFrom(base, assumptions, 'averages'), choice);
  const grid = methodSensitivity(base, method, choice);
  const ofChoice = grid.growths.indexOf(choice.terminalGrowth);
  return { ...grid, growths: [choice.terminalGrowth], values: [grid.values[ofChoice] ?? []] };
}
