import type { WorkbookCell, WorkbookSheet } from '@tenfold/domain/workbook';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

const cell = (value: number | string | null, parts: Partial<WorkbookCell> = {}): WorkbookCell => ({
  value,
  formula: null,
  format: typeof value === 'number' ? 'money' : 'text',
  style: 'plain',
  link: null,
  ...parts,
});

const sheets: WorkbookSheet[] = [
  {
    name: 'Financials',
    rows: [
      [cell('Acme & Sons', { style: 'title' }), null, cell('2025', { style: 'heading' })],
      [
        cell('Revenue'),
        cell(416161, { link: 'https://www.sec.gov/a?b=1&c=2' }),
        cell(0.28, { formula: 'IF(B2>0,B2/2,"")', format: 'percent', style: 'typed' }),
      ],
      [
        cell('Blank'),
        cell('', { formula: 'IF(B2<0,1,"")', format: 'dollars' }),
        cell(-2.5, { format: 'dollars' }),
      ],
    ],
    frozen: { columns: 5, rows: 5 },
    widths: [12, 20],
  },
  { name: 'Fair value', rows: [[cell('=not a formula')]], frozen: { columns: 0, rows: 0 }, widths: [10] },
];

describe('the file', () => {
  let blob: Blob;
  const part = async (name: string) =>
    new TextDecoder().decode(unzipSync(new Uint8Array(await blob.arrayBuffer()))[name]);

  beforeAll(async () => {
    blob = await writeWorkbook(sheets, 'USD');
  });

  test('is read with all its values, those of formulas among them', async () => {
    const [financials, fairValue] = await readExcelFile(blob);
    expect(financials?.data).toEqual([
      ['Acme & Sons', null, '2025'],
      ['Revenue', 416161, 0.28],
      ['Blank', null, -2.5],
    ]);
    expect(fairValue).toEqual({ sheet: 'Fair value', data: [['=not a formula']] });
  });

  test('has live formulas, calculated when it is opened', async () => {
    const sheet = await part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<f>IF(B2&gt;0,B2/2,"")</f><v>0.28</v>');
    expect(sheet).toMatch(/<c r="B3" s="\d+" t="str"><f>IF\(B2&lt;0,1,""\)<\/f><v><\/v><\/c>/);
    expect(await part('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
  });

  test('has its panes frozen at five columns and five rows', async () => {
    expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="5"[^>]*topLeftCell="F6"/);
  });

  test('leads from a figure to its filing', async () => {
    expect(await part('xl/worksheets/sheet1.xml')).toContain('<hyperlink ref="B2" r:id="rId-link-B2"/>');
    expect(await part('xl/worksheets/_rels/sheet1.xml.rels')).toContain(
      'Target="https://www.sec.gov/a?b=1&amp;c=2" TargetMode="External"',
    );
  });

  test('has an empty cell where a typed formula has no result', async () => {
    const failed = [[cell(null, { format: 'percent', style: 'typed' }), cell(1)]];
    const file = await writeWorkbook([{ ...sheets[0], rows: failed } as WorkbookSheet], 'USD');
    expect((await readExcelFile(file))[0]?.data).toEqual([[null, 1]]);
  });

  test('prints percent, dollars and money in their formats', async () => {
    const styles = await part('xl/styles.xml');
    for (const format of ['0.0%;(0.0%)', '[$$-409]#,##0.00', '#,##0;(#,##0)'])
      expect(styles).toContain(format);
  });
});
