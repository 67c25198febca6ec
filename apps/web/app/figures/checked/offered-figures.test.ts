import type { CheckedFigure } from '@tenfold/contract/financials';
import { expect, test } from 'vitest';
import { offeredFigures } from './offered-figures.ts';

const figure = (verdict: CheckedFigure['verdict'], value = 1, token: string | null = 'AAPL FY2024 revenue') =>
  ({ verdict, filed: { value, token } }) as CheckedFigure;

test('right figures with a name are offered, two at most and only where there is room', () => {
  const right = figure('right');
  expect(offeredFigures([right, right, right], 6)).toHaveLength(2);
  expect(offeredFigures([right, right], 1)).toHaveLength(1);
  expect(offeredFigures([right], -3)).toEqual([]);
});

test('others aren’t: wrong, without a name, or negative, whose sign the sentence says', () => {
  const others = [
    figure('contradicts'),
    figure('right', 1, null),
    figure('right', -0.028),
    figure('not_found'),
  ];
  expect(offeredFigures(others, 6)).toEqual([]);
});
