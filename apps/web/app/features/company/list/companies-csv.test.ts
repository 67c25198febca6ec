import { expect, test } from 'vitest';
import { companiesCsv } from './companies-csv.ts';
import { rowOf } from './company-row.fixture.ts';

const linesOf = (...rows: Parameters<typeof companiesCsv>[0]) => companiesCsv(rows).split('\r\n');

test('a file has unrounded figures with their units and moments', () => {
  const [head, line] = linesOf(rowOf('ACME', { price: 12.3456789, fullName: 'Acme, Inc.' }));
  expect(head).toMatch(/^Symbol,Company,Sector,Price,Currency,Price time,Price is,Change \(fraction\),/);
  expect(line).toBe(
    'ACME,"Acme, Inc.",Technology,12.3456789,USD,2026-08-21T16:00:00-04:00,close,0.01,20,12,0.2,ten-year averages,0.03,1000000000,2026-08-21,10-Q,2026-07-31',
  );
});

test('what is missing or withheld is empty, a replay is called simulated', () => {
  const [, line] = linesOf(rowOf('ACME', { value: null, price: null, priceKind: 'replay', filing: null }));
  expect(line).toContain('Technology,,USD,2026-08-21T16:00:00-04:00,simulated,0.01,20,,,,0.03,');
});

test('a name is never a formula', () => {
  expect(linesOf(rowOf('ACME', { fullName: '=1+1' }))[1]).toContain(",'=1+1,");
});
