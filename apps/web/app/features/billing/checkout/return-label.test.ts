import { expect, test } from 'vitest';
import { returnLabel } from './return-label.ts';

test.each([
  ['/company/AAPL', 'AAPL'],
  ['/company/BRK-B?period=10Y#chart', 'BRK-B'],
  ['/my-tenfold/lists', 'your lists'],
  ['/my-tenfold/list/7', 'your list'],
  ['/my-tenfold', 'My Tenfold'],
  ['/billing', 'Subscription & Billing'],
  ['/lists', null],
])('%s is known as %s', (path, label) => {
  expect(returnLabel(path)).toBe(label);
});
