import { type Financials, financials } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import { columnKeysAfter, terminalKey } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { Deps } from '../../../platform/deps.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { financialsDocument } from '../../financials/index.ts';

export interface ColumnName {
  readonly column: string;
  readonly isForecast: boolean;
}

interface TableColumn {
  /** For columns that move on: the end of the last period filed. */
  readonly filedUntil: IsoDate | null;
}

/** @throws InvalidRequest where the company's table has no such column */
export async function getTableColumn(
  { documents }: Pick<Deps, 'documents'>,
  symbol: string,
  name: ColumnName,
): Promise<TableColumn> {
  const document = await documents.find(symbol, financialsDocument);
  const figures = document?.value((json) => fromWire(financials, json) as Financials);
  const filedUntil = figures && (name.isForecast ? forecastColumn : filedColumn)(figures, name.column);
  if (filedUntil === undefined) throw unknownColumn(symbol, name);
  return { filedUntil };
}

/** Undefined without such a column. */
function forecastColumn({ forecastBase }: Financials, column: string): IsoDate | null | undefined {
  if (forecastBase === null || !columnKeysAfter(forecastBase.lastYear).includes(column)) return undefined;
  return column === terminalKey ? forecastBase.lastPeriodEnd : null;
}

function filedColumn(figures: Financials, column: string): IsoDate | null | undefined {
  const { actual, quarterly, ltm, average } = figures;
  if (column === 'LTM') return ltm.at(-1)?.periodEnd;
  if (column === 'averages') return average.length === 0 ? undefined : actual.at(-1)?.periodEnd;
  const isShown =
    actual.some(({ year }) => String(year) === column) ||
    quarterly.some(({ year, quarter }) => `${year}-Q${quarter}` === column);
  return isShown ? null : undefined;
}

function unknownColumn(symbol: string, { column, isForecast }: ColumnName): InvalidRequest {
  const message = isForecast
    ? `Forecasts of ${symbol} have no column ${column}.`
    : `The table of ${symbol} has no column ${column}.`;
  return new InvalidRequest(message, { column: message });
}
