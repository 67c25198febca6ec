import { expect, test } from 'vitest';
import { valuation } from '../valuation.fixture.ts';
import { outdatedFiguresLabel } from './ValuationFigures.tsx';

test('the valuation card warns of earnings and exchange rates older than the price', () => {
  expect(outdatedFiguresLabel(valuation)).toBeNull();
  expect(outdatedFiguresLabel({ ...valuation, newestFiling: '2026-01-30', staleEarnings: true })).toBe(
    'Earnings are through Jun 27, 2026. Our latest filing is from Jan 30, 2026, so a newer report should be out.',
  );
  const exchangeRate = {
    reportedCurrency: 'TWD',
    rate: 32.79,
    day: '2024-12-31',
    source: '20-F',
    stale: true,
  };
  expect(outdatedFiguresLabel({ ...valuation, exchangeRate })).toBe(
    'The TWD/USD exchange rate is from Dec 31, 2024, older than the price.',
  );
});
