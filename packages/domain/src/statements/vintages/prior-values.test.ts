import { expect, test } from 'vitest';
import { buildStatements } from '../build-statements.ts';
import { fact } from '../synthetic-facts.ts';
import { usedTags } from '../used-tags.ts';
import { priorValues } from './prior-values.ts';

test('every other filing of a figure is listed, oldest first', () => {
  const facts = [
    fact('NetIncomeLoss', 95, { filed: '2027-02-15' }),
    fact('NetIncomeLoss', 98, { filed: '2026-02-15' }),
    fact('NetIncomeLoss', 100),
    fact('NetIncomeLoss', 70, { start: '2023-01-01', end: '2023-12-31' }),
    fact('Revenues', 500),
  ];
  const { annual } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
  const figure = annual.at(-1)?.lines.netIncome;
  expect(figure?.value).toBe(95);
  expect(priorValues(figure?.sources ?? [], facts).map((it) => it.value)).toEqual([100, 98]);
});

test('the import keeps the tags of every line and its checks', () => {
  for (const tag of [
    'us-gaap:NetIncomeLoss',
    'us-gaap:EarningsPerShareBasic',
    'us-gaap:StockholdersEquityNoteStockSplitConversionRatio1',
    'us-gaap:Deposits',
    'dei:EntityCommonStockSharesOutstanding',
    'ifrs-full:Revenue',
  ]) {
    expect(usedTags).toContain(tag);
  }
  expect(usedTags.has('us-gaap:IncomeTaxesPaidNet')).toBe(false);
});
