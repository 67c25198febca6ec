import type { CompanyRow } from './company-row.ts';

const columns: readonly (readonly [string, (row: CompanyRow) => string | number | null])[] = [
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
  const lines = rows.map((row) => columns.map(([, cell]) => cell(row)));
  return [columns.map(([name]) => name), ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
