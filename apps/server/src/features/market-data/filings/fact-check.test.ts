import { usedTags } from '@tenfold/domain/statements';
import { expect, test } from 'vitest';
import { measureOf } from './fact-check.ts';

test('earnings per share are per share under every name they are filed under', () => {
  const perShare = [...usedTags].map((tag) => tag.split(':')[1] ?? '').filter((tag) => /PerShare/.test(tag));
  const byKind = [
    'IncomeLossFromContinuingOperationsPerDilutedShare',
    'IncomeLossFromContinuingOperationsPerBasicShare',
    'IncomeLossFromContinuingOperationsPerBasicAndDilutedShare',
    'IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare',
  ];
  expect(perShare.length).toBeGreaterThan(5);
  expect([...perShare, ...byKind].filter((tag) => measureOf(tag) !== 'perShare')).toEqual([]);
});

test('a share count is not a per-share value', () => {
  expect(measureOf('WeightedAverageNumberOfDilutedSharesOutstanding')).toBe('shares');
  expect(measureOf('EntityCommonStockSharesOutstanding')).toBe('shares');
  expect(measureOf('PaymentsForProceedsFromOtherInvestingActivities')).toBe('money');
});
