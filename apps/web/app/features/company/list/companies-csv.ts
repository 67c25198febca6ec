import { type CsvCell, csvText } from '../../../platform/storage/csv.ts';
import type { CompanyRow } from './company-row.ts';

const columns: readonly (readonly [string, (row: CompanyRow) => CsvCell])[] = [
  ['Symbol', ({ symbol }) => symbol],
  ['Company', ({ fullName }) => fullName],
  ['Sector', ({ sector }) => sector],
  ['Price', ({ price }) => price],
  ['Currency', ({ currency }) => currency],
  ['Price time', ({ tradedAt }) => tradedAt],
  ['Price is', ({ priceKind }) => (priceKind === 'replay' ? 'simulated' : priceKind)],
  ['Change (fraction)', ({ change }) => change],
  ['P/E (LTM)', ({ pe }) => pe.value],
  ['Value per share', ({ value }) => value?.perShare ?? null],
  ['Value / price - 1 (fraction)', ({ value }) => value?.against ?? null],
  ['Value by', ({ value }) => value?.label ?? null],
  ['FCF yield (fraction)', ({ fcfYield }) => fcfYield.value],
  ['Market cap', ({ marketCap }) => marketCap.value],
  ['Ratios at the close of', ({ ratiosAsOf }) => ratiosAsOf],
  ['Newest filing', ({ filing }) => filing?.form ?? null],
  ['Filed', ({ filing }) => filing?.filed ?? null],
];

/** Unrounded, an empty cell for what is missing. */
export function companiesCsv(rows: readonly CompanyRow[]): string {
  return csvText([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}
