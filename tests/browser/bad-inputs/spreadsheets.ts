import type { WrittenCell } from '../spreadsheet.ts';

const text = (value: string): WrittenCell => ({ type: 'inlineStr', body: `<is><t>${value}</t></is>` });
const number = (value: string): WrittenCell => ({ body: `<v>${value}</v>` });
const imported = (value: number, shown: string) => ({ value, shown });

/** What a spreadsheet has in the cell of a margin, and what is then imported and shown before; null where it is refused. */
export const importedCells: readonly (readonly [
  cell: WrittenCell,
  means: { readonly value: number | string; readonly shown: string } | null,
])[] = [
  [number('0.0351'), imported(0.0351, '3.51%')],
  [number('-0.081234'), imported(-0.081234, '(8.1234%)')],
  [number('-0'), imported(0, '-')],
  [number('7E-2'), imported(0.07, '7.0%')],
  [
    { type: 'e', body: '<f>1/0</f><v>#DIV/0!</v>' },
    { value: '=1 / 0', shown: '=1 / 0' },
  ],
  [number(' '), null],
  [number('0x10'), null],
  [number('1e309'), null],
  [number('46026'), null],
  [text('12'), null],
  [text('7%'), null],
  [text('-'), null],
  [text(' '), null],
  [text('=1/0'), null],
  [text('x'.repeat(10_000)), null],
  [{ type: 'b', body: '<v>1</v>' }, null],
  [{ type: 'd', body: '<v>2026-01-04T00:00:00</v>' }, null],
  [{ type: 'e', body: '<v>#N/A</v>' }, null],
];

/** Whatever a file is called, it is read the same. */
export const fileNames: readonly string[] = [
  'export (1).xlsx',
  '.xlsx',
  'no ending',
  'export.xls',
  '<img src=x onerror=alert(1)>.xlsx',
  'over\u202exslx.exe',
  '👩‍👩‍👧‍👦.xlsx',
  `${'x'.repeat(200)}.xlsx`,
];
