import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annualColumns, type FiledColumn } from '@tenfold/domain/columns';
import { isMoreRowKey, isRowKey } from '@tenfold/domain/rows';
import { buildStatements, type LineKey, type Statement } from '@tenfold/domain/statements';
import { readCompanyFile } from '../../market-data/sample/company-file.ts';
import { readSampleMarket, sampleFolder } from '../../market-data/sample/sample-files.ts';

interface Year {
  readonly column: FiledColumn;
  readonly statement: Statement;
}

const { splits } = await readSampleMarket(sampleFolder);
const known = new Map<string, ReadonlyMap<number, Year>>();

/**
 * A row of the financials, or a line that no row shows, of a fiscal year: in units of the reported currency, a
 * fraction where the product shows a percentage.
 *
 * @throws RangeError where the sample has no such figure
 */
export function sampleFigure(symbol: string, name: string, year: number): number {
  const found = yearsOf(symbol).get(year);
  const value = found === undefined ? null : rowValue(found, name);
  if (value === null) throw new RangeError(`The sample has no ${symbol}.${name}.${year}`);
  return value;
}

function rowValue({ column, statement }: Year, name: string): number | null {
  if (isRowKey(name)) return column.figures[name].value;
  if (isMoreRowKey(name)) return column.more[name].value;
  return statement.lines[name as LineKey]?.value ?? null;
}

function yearsOf(symbol: string): ReadonlyMap<number, Year> {
  const before = known.get(symbol);
  if (before !== undefined) return before;
  const file = readFileSync(join(sampleFolder, 'filings', `${symbol}.json`), 'utf8');
  const { facts, fiscalYearEnd, sic } = readCompanyFile(file);
  const statements = buildStatements({ facts, fiscalYearEnd, sic, splits: splits.get(symbol) ?? [] });
  // Without prices: those of most days are simulated, and no text is about them.
  const noMarket = { closes: [], dividends: [], currency: statements.reportedCurrency ?? '', adrRatio: 1 };
  const years = annualColumns(statements, noMarket).map((column, i): [number, Year] => {
    const statement = statements.annual[i];
    if (statement === undefined || column.year === null) throw new RangeError(`${symbol}: no fiscal year`);
    return [column.year, { column, statement }];
  });
  const read = new Map(years);
  known.set(symbol, read);
  return read;
}
