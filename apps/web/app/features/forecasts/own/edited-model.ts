import type { Financials, MoreRows } from '@tenfold/contract/financials';
import type { Column } from '@tenfold/domain/columns';
import { type CustomForecast, cellsAsShown, type TypedCell } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import {
  assumptionKeys,
  type ForecastBase,
  type ForecastType,
  type OwnFigures,
} from '@tenfold/domain/forecast';
import type { ValuationChoice } from '@tenfold/domain/valuation';
import { type Content, customOf } from '../session/content.ts';
import type { OwnForecastOnPage } from './own.ts';

/** Of the page's value, what an editor reads. */
type Table = Pick<Financials, 'actual' | 'average' | 'ltm'> & { readonly more?: MoreRows };

interface Setting {
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
  readonly columns: readonly Column[];
  readonly typed: readonly TypedCell[];
  readonly valuePerShare: number | null;
  readonly price: number | null;
  readonly table: Table;
  readonly compute:
    | ((
        base: ForecastBase,
        setting: Setting,
        table: Table,
      ) => {
        valuePerShare: number | null;
        forecast: { custom: { typed: readonly TypedCell[] } | null };
      })
    | null;
  /** Loads `compute`. */
  readonly prepare: () => void;
  readonly priceCurrency: string;
  readonly setting: Setting;
}

export interface EditedPage {
  readonly own: OwnForecastOnPage;
  readonly model: EditedModel;
}

/** What the first edit makes its own: the forecast, the rates and the method that are shown. */
export function startOf({ forecastType, setting, base, columns }: EditedModel): Content {
  const startsFrom = forecastType === 'analysts' ? 'analysts' : 'averages';
  const { requiredReturn, terminalGrowth, leverage = 'levered' } = setting.choice;
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

function assumptionsOf({ figures }: Column) {
  return Object.fromEntries(assumptionKeys.map((key) => [key, figures[key].value])) as Record<
    (typeof assumptionKeys)[number],
    number | null
  >;
}

/** What a share comes to on another content; null before the methods are loaded. */
export function shareValueOf(
  { base, setting, table, compute }: EditedModel,
  content: Content,
): number | null {
  const { method, leverage, requiredReturn, terminalGrowth } = content;
  if (base === null || compute === null) return null;
  const choice = { requiredReturn, terminalGrowth, ...(leverage === 'unlevered' && { leverage }) };
  const other = { ...setting, forecastType: 'custom', custom: customOf(content), method, choice } as const;
  return compute(base, other, table).valuePerShare;
}
