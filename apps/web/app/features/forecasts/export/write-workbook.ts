import {
  type CellFormat,
  type CellStyle,
  numberFormats,
  type WorkbookCell,
  type WorkbookSheet,
} from '@tenfold/domain/workbook';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { valuesAndLinks } from './values-and-links.ts';

/** A spreadsheet file of these sheets, for `export.xlsx`. */
export function writeWorkbook(sheets: readonly WorkbookSheet[], currency: string): Promise<Blob> {
  const data = sheets.map(({ name, rows, frozen, widths }) => {
    const columns = Math.max(...rows.map((row) => row.length));
    return {
      sheet: name,
      data: rows.map((row) => row.map((cell) => toCell(cell, currency))),
      stickyColumnsCount: frozen.columns,
      stickyRowsCount: frozen.rows,
      columns: Array.from({ length: columns }, (_, at) => ({ width: widths[at] ?? widths.at(-1) ?? 12 })),
      showGridLines: false,
    };
  });
  return writeExcelFile(data, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [valuesAndLinks(sheets)],
  }).toBlob();
}

function toCell(cell: WorkbookCell | null, currency: string): Cell {
  if (cell === null) return null;
  const { value, formula, format, style } = cell;
  const look = {
    ...looks[style],
    ...(format !== 'text' && { format: numberFormat(format, currency), align: 'right' as const }),
  };
  if (formula !== null) return { type: 'Formula', value: formula, ...look };
  // The writer takes a format for a value only.
  return value === null || value === '' ? { ...looks[style] } : { value, ...look };
}

function numberFormat(format: Exclude<CellFormat, 'text'>, currency: string): string {
  switch (format) {
    case 'money':
      return numberFormats.whole;
    case 'dollars':
      return currency === 'USD' ? numberFormats.usDollars : numberFormats.twoDecimals;
    case 'ratio':
      return numberFormats.twoDecimals;
    default:
      return numberFormats[format];
  }
}

// Colours of the light theme, where a file has no theme of its own.
const blue = '#1f4fbf';
const paleBlue = '#e8eefb';
const grey = '#6b675f';

const looks: Readonly<Record<CellStyle, Partial<Extract<Cell, { fontWeight?: unknown }>>>> = {
  title: { fontWeight: 'bold', fontSize: 14 },
  note: { textColor: grey },
  heading: { fontWeight: 'bold', align: 'right', bottomBorderStyle: 'thin', bottomBorderColor: grey },
  group: { fontWeight: 'bold', textColor: grey },
  strong: { fontWeight: 'bold' },
  input: { textColor: blue },
  typed: { textColor: blue, backgroundColor: paleBlue },
  plain: {},
};
