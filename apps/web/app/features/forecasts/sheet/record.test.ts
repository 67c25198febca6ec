import { expect, test } from 'vitest';
import { financials } from '../../financials/financials.fixture.ts';
import { recordLabel } from './record.ts';

test('a row has its average and the range of its last ten years', () => {
  const [last] = financials.actual.slice(-1);
  if (last === undefined) throw new Error('no fiscal year in the fixture');
  const years = [0.5, ...Array.from({ length: 9 }, () => 0.1), -0.05];
  const table = {
    actual: years.map((margin) => ({ ...last, margin })),
    average: [{ ...last, margin: 0.085 }],
    ltm: [],
  };
  expect(recordLabel(table, 'margin')).toBe('10-year average 8.5%, from (5.0%) to 10.0%');
  expect(recordLabel({ ...table, average: [] }, 'margin')).toBe('Filed from (5.0%) to 10.0%');
  expect(recordLabel({ ...table, actual: [] }, 'margin')).toBeNull();
});
