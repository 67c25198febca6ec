import type { Financials, MoreRows } from '@tenfold/contract/financials';
import {
  type CustomForecast,
  cellsAfter,
  cellsAsShown,
  columnKeysAfter,
  type EditableRow,
  type TypedCell,
} from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import {
  assumptionKeys,
  type ForecastBase,
  type ForecastType,
  type OwnFigures,
} from '@tenfold/domain/forecast';
import type { MethodResult, ValuationChoice } from '@tenfold/domain/valuation';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import { type Content, customOf } from '../session/content.ts';
import type { OwnForecastOnPage } from './own.ts';

/** The part of the page's value that an editor reads. */
type Table = Pick<Financials, 'actual' | 'average' | 'ltm'> & { readonly more?: MoreRows };

interface ModelSetting {
  readonly forecastType: ForecastType;
  readonly custom?: CustomForecast | undefined;
  readonly method: Content['method'];
  readonly choice: ValuationChoice;
  readonly ownFigures: OwnFigures;
  readonly day: IsoDate | null;
}

export interface EditedModel {
  readonly base: ForecastBase | null;
  readonly forecastType: ForecastType;
  readonly columns: readonly ShownColumn[];
  readonly typed: readonly TypedCell[];
  readonly valuePerShare: number | null;
  readonly result: Pick<MethodResult, 'ok' | 'method'>;
  readonly table: Table;
  readonly compute:
    | ((
        base: ForecastBase,
        setting: ModelSetting,
        table: Table,
      ) => {
        valuePerShare: number | null;
        forecast: { custom: { typed: readonly TypedCell[] } | null };
      })
    | null;
  /** Loads `compute`. */
  readonly prepare: () => void;
  readonly priceCurrency: string;
  readonly setting: ModelSetting;
}

export interface EditedPage {
  readonly own: OwnForecastOnPage;
  readonly model: EditedModel;
}

/** What the first edit makes its own: the forecast, the rates and the method that are shown. */
export function startOf({ forecastType, setting, base, columns }: EditedModel): Content {
  const startsFrom = forecastType === 'analysts' ? 'analysts' : 'averages';
  const { requiredReturn, terminalGrowth, leverage = 'unlevered' } = setting.choice;
  return {
    startsFrom,
    baseYear: base?.lastYear ?? 0,
    values: base === null ? {} : cellsAsShown(base, startsFrom, columns.map(assumptionsOf)),
    requiredReturn,
    terminalGrowth,
    method: setting.method,
    leverage,
    ownFigures: setting.ownFigures,
  };
}

function assumptionsOf({ figures }: ShownColumn) {
  return Object.fromEntries(assumptionKeys.map((key) => [key, figures[key].value])) as Record<
    (typeof assumptionKeys)[number],
    number | null
  >;
}

function valuedOn({ base, setting, table, compute }: EditedModel, content: Content) {
  const { method, leverage, requiredReturn, terminalGrowth, ownFigures } = content;
  if (base === null || compute === null) return null;
  const choice = { requiredReturn, terminalGrowth, ...(leverage === 'levered' && { leverage }) };
  const custom = customOf(content);
  const other = { ...setting, forecastType: 'custom', custom, method, choice, ownFigures } as const;
  return compute(base, other, table);
}

/** What a share comes to on another content; null before the methods are loaded. */
export function shareValueOf(model: EditedModel, content: Content): number | null {
  return valuedOn(model, content)?.valuePerShare ?? null;
}

/** Lists the cells of another content that have no result. */
export function failedCellsOf(model: EditedModel, content: Content): readonly TypedCell[] {
  const typed = valuedOn(model, content)?.forecast.custom?.typed ?? [];
  return typed.filter(({ failure }) => failure !== null);
}

/** What one point more in each column of a row adds to a share; null without a value, or before the methods are loaded. */
export function onePointMore(model: EditedModel, row: EditableRow): number | null {
  const { base, setting, table, compute, columns, valuePerShare } = model;
  if (base === null || compute === null || valuePerShare === null) return null;
  const custom = setting.custom ?? customOf(startOf(model));
  const cells = columnKeysAfter(base.lastYear).map((key, at) => {
    const rate = columns[at]?.figures[row].value ?? null;
    const typed = cellsAfter(custom, base)[key];
    return [key, rate === null ? typed : { ...typed, [row]: rate + 0.01 }] as const;
  });
  const nudged = {
    ...custom,
    baseYear: base.lastYear,
    cells: Object.fromEntries(cells.flatMap(([key, typed]) => (typed === undefined ? [] : [[key, typed]]))),
  };
  const more = compute(base, { ...setting, forecastType: 'custom', custom: nudged }, table).valuePerShare;
  return more === null ? null : more - valuePerShare;
}
