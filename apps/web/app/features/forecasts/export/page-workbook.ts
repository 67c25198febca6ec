import type { Company } from '@tenfold/contract/company';
import type { Filing, Financials, FinancialsColumn, MoreRows } from '@tenfold/contract/financials';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { type AnyRowKey, isMoreRowKey } from '@tenfold/domain/rows';
import {
  type CarriedValue,
  type MethodFigureKey,
  type MethodResult,
  type NotCarried,
  type Sensitivity,
  withOwnFigures,
} from '@tenfold/domain/valuation';
import { type ExportedColumn, type WorkbookSheet, workbook } from '@tenfold/domain/workbook';
import { scaleLabel } from '../../../figures/scale-label.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import { type ExportedForecast, inputsOf } from './page-inputs.ts';

/** The part of the page's value that the workbook holds. */
export interface ExportedModel extends ExportedForecast {
  readonly base: ForecastBase | null;
  readonly result: MethodResult;
  readonly asOf: CarriedValue | NotCarried | null;
  readonly sensitivity: Sensitivity | null;
}

export interface ExportedPage {
  readonly company: Pick<Company, 'symbol' | 'name'>;
  readonly financials: Pick<Financials, 'actual' | 'ltm' | 'average' | 'currency' | 'reportedCurrency'>;
  /** null where the further rows could not be loaded. */
  readonly more: Pick<MoreRows, 'actual' | 'ltm' | 'average'> | null;
  readonly filings: readonly Filing[];
  readonly model: ExportedModel;
  readonly price: number | null;
  readonly forecastName: string;
}

/** The workbook of a company page as it stands: all its columns, its value and its sources. */
export function pageWorkbook(page: ExportedPage): WorkbookSheet[] {
  const { company, financials, filings, model, price, forecastName } = page;
  const title = `${company.name} (${company.symbol})`;
  // The rate has its own cell.
  const note = scaleLabel({ ...financials, exchangeRate: null });
  return workbook({
    financials: {
      title: `${title} — Financials`,
      note,
      forecast: `Forecast: ${forecastName}. Blue cells are assumptions.`,
      columns: [...filedColumns(page), ...model.columns.map(forecastColumn)],
      typed: model.typed ?? [],
    },
    fairValue: fairValueOf(model, price, `${title} — Fair value`, note),
    noValue: 'No fair value: the company page says why.',
    filings: filings.map(({ form, filed, period, url }) => ({ form, filed, period, url })),
    inputs:
      model.base === null
        ? null
        : { symbol: company.symbol, forecast: forecastName, inputs: inputsOf(model, model.base) },
  });
}

function fairValueOf(model: ExportedModel, price: number | null, title: string, note: string) {
  const { base, result, asOf, sensitivity, setting } = model;
  if (base === null || !result.ok || sensitivity === null) return null;
  return {
    title,
    note,
    value: result,
    base: withOwnFigures(base, setting.ownFigures),
    asOf: asOf?.ok ? asOf : null,
    sensitivity,
    price,
    steps: result.walk.map(({ key, value, unit }) => ({ label: stepLabel(key), value, unit })),
  };
}

export function filedColumns({
  financials,
  more,
  filings,
}: Pick<ExportedPage, 'financials' | 'more' | 'filings'>): ExportedColumn[] {
  const { actual, ltm, average } = financials;
  const of = (
    columns: readonly FinancialsColumn[],
    further: MoreRows['actual'] | undefined,
    name: (column: FinancialsColumn) => Pick<ExportedColumn, 'column' | 'kind' | 'heading'>,
  ) =>
    columns.map((column, at): ExportedColumn => {
      const named = name(column);
      const links = linksOf(filings, named.column === 'ltm' ? 'LTM' : named.heading);
      return {
        ...named,
        value: (row) => valueIn(column, further?.[at], row),
        years: (row) => (isMoreRowKey(row) ? further?.[at] : column)?.years?.[row] ?? null,
        link: (row) => links.get(row) ?? null,
      };
    });
  return [
    ...of(actual, more?.actual, ({ year }) => ({
      column: year ?? 0,
      kind: 'actual',
      heading: String(year),
    })),
    ...of(ltm, more?.ltm, ({ periodEnd }) => ({
      column: 'ltm',
      kind: 'ltm',
      heading: `to ${periodEnd}`,
    })),
    ...of(average, more?.average, () => ({ column: 'averages', kind: 'average', heading: 'Averages' })),
  ];
}

function valueIn(
  column: FinancialsColumn,
  further: MoreRows['actual'][number] | undefined,
  row: AnyRowKey,
): number | null | undefined {
  return isMoreRowKey(row) ? further?.[row] : column[row];
}

/** The newest filing with a figure of the column, by row: filings come newest first. */
function linksOf(filings: readonly Filing[], column: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { url, figures } of filings) {
    for (const row of figures[column] ?? []) if (!links.has(row)) links.set(row, url);
  }
  return links;
}

export function forecastColumn({ kind, year, figures }: ShownColumn): ExportedColumn {
  return {
    column: year ?? 0,
    kind,
    heading: kind === 'terminal' ? 'Terminal' : String(year),
    value: (row) => (isMoreRowKey(row) ? undefined : figures[row].value),
  };
}

const shortNames: Partial<Record<MethodFigureKey, string>> = {
  roe: 'ROE',
  affo: 'AFFO',
  affoPerShare: 'AFFO per share',
  affoGrowth: 'AFFO growth',
  adrRatio: 'Ordinary shares of a traded one',
  currencyRate: 'Exchange rate',
  presentValueOfYears: 'PV of five years',
  presentValueOfTerminal: 'PV of terminal value',
};

/** `normalEarnings` is Normal earnings. */
function stepLabel(key: MethodFigureKey): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return shortNames[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
