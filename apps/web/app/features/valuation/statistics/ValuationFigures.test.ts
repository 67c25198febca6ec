import { expect, test } from 'vitest';
import { rateOfTaiwan, valuation } from '../valuation.fixture.ts';
import { outdatedFiguresLabel } from './ValuationFigures.tsx';

test('the valuation card warns of earnings and exchange rates older than the price', () => {
  expect(outdatedFiguresLabel(valuation)).toBeNull();
  expect(outdatedFiguresLabel({ ...valuation, newestFiling: '2026-01-30', staleEarnings: true })).toBe(
    'Earnings are through Jun 27, 2026. Our latest filing is from Jan 30, 2026, so a newer report should be out.',
  );
  expect(outdatedFiguresLabel({ ...valuation, exchangeRate: rateOfTaiwan })).toBe(
    'The TWD/USD exchange rate is from Dec 31, 2024, older than the price.',
  );
});
