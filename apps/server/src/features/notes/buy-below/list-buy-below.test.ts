import { expect, test } from 'vitest';
import { touchedAndNear } from './list-buy-below.ts';

const touchedOn = (day: string) => ({ day, price: 39, isSimulated: false });
const prices = [
  { title: 'touched this week', touched: touchedOn('2026-08-20'), away: 0.3 },
  { title: 'touched in spring, below it still', touched: touchedOn('2026-04-02'), away: -0.05 },
  { title: 'touched in spring, near again', touched: touchedOn('2026-04-02'), away: 0.008 },
  { title: 'touched in spring, far since', touched: touchedOn('2026-04-02'), away: 0.4 },
  { title: 'near', touched: null, away: 0.05 },
  { title: 'far', touched: null, away: 0.2 },
  { title: 'without a price', touched: null, away: null },
];
const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title);

test('a buy-below price touched before this month is near again where the price is', () => {
  const { touched, near } = touchedAndNear(prices, '2026-07-25');
  expect(titles(touched)).toEqual(['touched this week', 'touched in spring, below it still']);
  expect(titles(near)).toEqual(['touched in spring, near again', 'near']);
});
