import { type CsvCell, csvText } from '../../../../platform/storage/csv.ts';
import { type ExportedLens, lensSheet, type SheetField } from './lens-sheet.ts';

/** Writes what is on screen: fields as lines in the lens, companies as lines in the list. Amounts have their currency beside them. */
export function lensCsv(shown: ExportedLens): string {
  const { companies, fields } = lensSheet(shown);
  const { view } = shown;
  if (view === 'lens') {
    return csvText([
      ['Field', 'Over', ...companies.map(({ shortName, symbol }) => `${shortName} (${symbol})`)],
      ['Fiscal year to', '', ...companies.map(({ yearEnd }) => yearEnd)],
      ...fields.flatMap(linesOf),
    ]);
  }
  return csvText([
    ['Symbol', 'Company', 'Fiscal year to', ...fields.flatMap(headsOf)],
    ...companies.map(({ symbol, name, yearEnd }, at): CsvCell[] => [
      symbol,
      name,
      yearEnd,
      ...fields.flatMap((one) => cellsOf(one, at)),
    ]),
  ]);
}

/** An amount has a line of currencies below it. */
function linesOf({ field, label, over, values, currencies }: SheetField): CsvCell[][] {
  const line: CsvCell[] = [nameOf(field.unit, label), over, ...values];
  return field.money === null ? [line] : [line, [`${label}, currency`, '', ...currencies]];
}

function headsOf({ field, label, over }: SheetField): string[] {
  const head = `${nameOf(field.unit, label)}, ${over}`;
  return field.money === null ? [head] : [head, `${label}, currency`];
}

function cellsOf({ field, values, currencies }: SheetField, at: number): CsvCell[] {
  const value = values[at] ?? null;
  return field.money === null ? [value] : [value, currencies[at] ?? null];
}

function nameOf(unit: SheetField['field']['unit'], label: string): string {
  return unit === 'percent' ? `${label} (fraction)` : label;
}
