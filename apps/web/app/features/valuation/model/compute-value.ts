import type { IsoDate } from '@tenfold/domain/facts';
import {
  type Assumptions,
  assumptionsOf,
  type ForecastBase,
  type ForecastType,
  forecastFrom,
} from '@tenfold/domain/forecast';
import {
  type CarriedValue,
  defaultMethod,
  type FairValueResult,
  fairValue,
  type MethodId,
  type MethodResult,
  type MethodValue,
  methodSensitivity,
  type NoMethodValue,
  type NotCarried,
  type Sensitivity,
  selectMethod,
  sensitivity,
  valueAsOf,
  valueBy,
  valueByAnalysts,
  withOwnFigures,
} from '@tenfold/domain/valuation';
import { isCashFlow } from '../labels/method-names.ts';
import { initialSetting, type ValueSetting } from './value-setting.ts';

export interface ComputedValue {
  readonly setting: ValueSetting;
  readonly result: MethodResult;
  readonly defaultMethod: MethodId;
  /** Why the company's first method has no value, if another replaced it by default. */
  readonly standsInFor: NoMethodValue | null;
  /** At the price's date; null without a date or a value. */
  readonly asOf: CarriedValue | NotCarried | null;
  /** At the same date; one row for methods without terminal growth. null without a value. */
  readonly sensitivity: Sensitivity | null;
  /**
   * For the financials table: the method's own, or the chosen type's if the method has no cash flow forecast.
   */
  readonly forecast: {
    readonly base: ForecastBase;
    readonly assumptions: readonly Assumptions[];
    readonly fairValue: FairValueResult;
  };
}

/** Server only: the browser doesn't load the methods for the first page. */
export function initialValue(base: ForecastBase | null, priceDay: IsoDate | null): ComputedValue | null {
  return base === null ? null : computeValue(base, initialSetting(priceDay));
}

/** Runs on the server for the first page, then in the browser. */
export function computeValue(filed: ForecastBase, setting: ValueSetting): ComputedValue {
  const base = withOwnFigures(filed, setting.ownFigures);
  const { chosen, results, standsInFor } = selectMethod(base, setting.choice);
  const first = (chosen ?? results[0])?.method ?? defaultMethod;
  const result = resultOf(setting.method ?? first, base, setting);
  const forecast = forecastOf(result, base, setting);
  return {
    setting,
    result,
    defaultMethod: first,
    standsInFor: setting.method === null && setting.forecastType === 'averages' ? standsInFor : null,
    asOf: setting.day !== null && result.ok ? valueAsOf(setting.day, result, base) : null,
    sensitivity: result.ok ? sensitivityOf(result, forecast, setting) : null,
    forecast,
  };
}

export interface OfferedMethod {
  readonly result: MethodResult;
  readonly valuePerShare: number | null;
}

export function offeredMethods(filed: ForecastBase, setting: ValueSetting): OfferedMethod[] {
  const base = withOwnFigures(filed, setting.ownFigures);
  return selectMethod(base, setting.choice).results.map(({ method }) => {
    const result = resultOf(method, base, setting);
    if (!result.ok) return { result, valuePerShare: null };
    const asOf = setting.day === null ? null : valueAsOf(setting.day, result, base);
    return { result, valuePerShare: asOf?.ok ? asOf.valuePerShare : result.valuePerShare };
  });
}

function resultOf(
  method: MethodId,
  base: ForecastBase,
  { forecastType, choice }: ValueSetting,
): MethodResult {
  return forecastType === 'analysts' && isCashFlow(method)
    ? valueByAnalysts(method, base, choice)
    : valueBy(method, base, choice);
}

function forecastOf(
  result: MethodResult,
  base: ForecastBase,
  { forecastType, choice }: ValueSetting,
): ComputedValue['forecast'] {
  if (result.ok && result.cashFlow !== null) {
    const { assumptions, value } = result.cashFlow;
    return { base, assumptions, fairValue: value };
  }
  const assumptions = assumptionsOf(base, columnTypeOf(forecastType));
  return {
    base,
    assumptions,
    fairValue: fairValue(base, forecastFrom(base, assumptions, 'averages'), choice),
  };
}

/** A custom forecast starts from the averages. */
function columnTypeOf(type: ForecastType): 'averages' | 'analysts' {
  return type === 'analysts' ? 'analysts' : 'averages';
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
