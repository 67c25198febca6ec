import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { lensCompany } from '../lens-company.fixture.ts';
import { lensTable } from '../model/lens-table.ts';
import { lensCsv } from './lens-csv.ts';
import type { ExportedLens } from './lens-sheet.ts';
import { lensWorkbook } from './lens-workbook.ts';

const shown = (view: 'lens' | 'list'): ExportedLens => ({
  name: 'Holders',
  view,
  period: '10Y',
  table: lensTable({
    companies: [
      lensCompany('TSM', { reportedCurrency: 'TWD', figures: { revenue: 2894307700000, margin: null } }),
      lensCompany('NKE', { figures: { revenue: 46309000000, margin: 0.1001 } }),
    ],
    own: null,
    hidden: [],
    highlights: true,
    sort: null,
  }),
});

const lineOf = (csv: string, start: string) => csv.split('\r\n').find((line) => line.startsWith(start));

test('a lens as CSV has a field a line, unrounded, with the currency of each amount', () => {
  const csv = lensCsv(shown('lens'));
  expect(csv.split('\r\n')[0]).toBe('Field,Over,TSM (TSM),NKE (NKE)');
  expect(lineOf(csv, 'Revenue,')).toBe('Revenue,latest year,2894307700000,46309000000');
  expect(lineOf(csv, '"Revenue, currency"')).toBe('"Revenue, currency",,TWD,USD');
  expect(lineOf(csv, 'Net margin')).toBe('Net margin (fraction),mean of 10 years,,0.1001');
});

test('a list as CSV has a company a line', () => {
  const [head = '', tsm = ''] = lensCsv(shown('list')).split('\r\n');
  expect(head).toMatch(/^Symbol,Company,Fiscal year to,/);
  expect(head).toContain('"Net margin (fraction), mean of 10 years"');
  expect(tsm).toMatch(/^TSM,TSM Inc\.,2025-09-27,100,USD,/);
});

test('a spreadsheet has the same figures, as numbers', async () => {
  const file = await lensWorkbook(shown('lens'));
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()));
  const line = rows.find(([label]) => label === 'Revenue (millions)');
  expect(line).toEqual(['Revenue (millions)', 'latest year', 2894307700000, 46309000000]);
  expect(rows.find(([label]) => label === 'Net margin')?.slice(2)).toEqual([null, 0.1001]);
});
