import { expect, test } from 'vitest';
import { missingFigure } from './missing-figure.ts';

test('a value that waits for one figure names the one that may be typed', () => {
  expect(missingFigure('shares_missing')).toBe('sharesOutstanding');
  expect(missingFigure('net_debt_missing')).toBe('netDebt');
});

test('a value that no figure can give names none', () => {
  expect(missingFigure('losses_in_last_two_years')).toBeNull();
  expect(missingFigure('not_meaningful_for_financials')).toBeNull();
});
