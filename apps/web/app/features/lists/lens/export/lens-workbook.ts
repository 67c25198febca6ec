import { numberFormats } from '@tenfold/domain/workbook';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { type ExportedLens, lensSheet, type SheetField } from './lens-sheet.ts';

const formats: Readonly<Record<SheetField['field']['unit'], string>> = {
  price: numberFormats.twoDecimals,
  perShare: numberFormats.twoDecimals,
  millions: numberFormats.inMillions,
  percent: numberFormats.percent,
  ratio: numberFormats.twoDecimals,
};

/** A sheet as on screen; the head and the first column stay in view. */
export function lensWorkbook(shown: ExportedLens): Promise<Blob> {
  const { companies, fields } = lensSheet(shown);
  const data: Cell[][] =
    shown.view === 'lens'
      ? [
          [
            head('Field'),
            head('Over'),
            ...companies.map(({ shortName, symbol }) => head(`${shortName} (${symbol})`)),
          ],
          [text('Fiscal year to'), null, ...companies.map(({ yearEnd }) => text(yearEnd))],
          ...fields.map((one): Cell[] => [
            text(labelOf(one)),
            text(one.over),
            ...companies.map((_, at) => figure(one, at)),
          ]),
        ]
      : [
          [
            head('Symbol'),
            head('Company'),
            head('Fiscal year to'),
            ...fields.map((one) => head(`${labelOf(one)}, ${one.over}`)),
          ],
          ...companies.map(({ symbol, name, yearEnd }, at): Cell[] => [
            text(symbol),
            text(name),
            text(yearEnd),
            ...fields.map((one) => figure(one, at)),
          ]),
        ];
  return writeExcelFile([
    {
      sheet: 'List',
      data,
      stickyRowsCount: 1,
      stickyColumnsCount: 2,
      columns: (data[0] ?? []).map((_, at) => ({ width: at < 2 ? 24 : 16 })),
    },
  ]).toBlob();
}

function head(value: string): Cell {
  return { value, fontWeight: 'bold' };
}

function text(value: string | null): Cell {
  return value === null ? null : { value };
}

/** An amount that is not in dollars says its currency. */
function figure({ field, values, currencies }: SheetField, at: number): Cell {
  const value = values[at] ?? null;
  if (value === null) return null;
  const currency = currencies[at] ?? null;
  const format = formats[field.unit];
  return {
    value,
    format: currency === null || currency === 'USD' ? format : `${format.split(';')[0]} "${currency}"`,
  };
}

function labelOf({ field, label }: SheetField): string {
  return field.unit === 'millions' ? `${label} (millions)` : label;
}
