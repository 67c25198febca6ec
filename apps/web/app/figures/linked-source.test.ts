import { sourceAddress } from '@tenfold/contract/financials/source-address';
import { expect, test } from 'vitest';
import { linkedFigure } from './linked-source.ts';

test('an address names a figure of a year and of a quarter', () => {
  expect(sourceAddress('HD', 'revenue', '2019')).toBe('/company/HD#source-revenue-2019');
  for (const column of ['2019', '2019-Q3', 'LTM']) {
    const [, hash] = sourceAddress('HD', 'revenue', column).split('#');
    expect(linkedFigure(`#${hash}`)).toEqual({ row: 'revenue', column });
  }
});

test('another place of the page names no figure', () => {
  for (const hash of ['', '#financials', '#source-', '#source-nothing-2019']) {
    expect(linkedFigure(hash)).toBeNull();
  }
});
