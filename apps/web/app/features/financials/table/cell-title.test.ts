import { rowOf } from '@tenfold/domain/rows';
import { expect, test } from 'vitest';
import { shownYears } from '../columns/shown-columns.ts';
import { financials, forecast } from '../financials.fixture.ts';
import { cellRemarks } from './cell-title.ts';

const columns = shownYears(financials, forecast, 'extended');

test('the average of yearly changes says why the forecast beside it goes on with another rate', () => {
  const remark = 'The mean of each year’s change. Averages continue at the compound rate, in the row above.';
  const saying = columns.filter((column) =>
    cellRemarks(rowOf('revenueChange'), column, null, null).includes(remark),
  );
  expect(saying.map(({ kind }) => kind)).toEqual(['average']);
  for (const column of columns)
    expect(cellRemarks(rowOf('margin'), column, null, null)).not.toContain(remark);
});
