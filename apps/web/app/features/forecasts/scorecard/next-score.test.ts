import { expect, test } from 'vitest';
import { nextScoreLabel } from './next-score.ts';

test('names the filing of the fiscal year that ends first', () => {
  const nike = { name: 'Recovery', companyName: 'NIKE, Inc.', nextYear: 2026, nextYearEnds: '2026-05-31' };
  const apple = { name: 'Base case', companyName: 'Apple Inc.', nextYear: 2026, nextYearEnds: '2026-09-30' };
  expect(nextScoreLabel([apple, nike])).toBe(
    '“Recovery” will be scored when NIKE, Inc. files its annual report for fiscal 2026 (to May 2026).',
  );
  expect(nextScoreLabel([])).toBeNull();
});
