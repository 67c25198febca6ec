import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { PriceScore } from './PriceScore.tsx';

test('the price compared with that of five years before is a change with a sign, not a score', async () => {
  expect(await textOf(<PriceScore valuation={{ priceScore5y: 197 }} />)).toContain('+97% in 5 years');
  expect(await textOf(<PriceScore valuation={{ priceScore5y: 28 }} />)).toContain('−72% in 5 years');
});

test('without a price there is nothing to compare, and no dash either', async () => {
  expect(await textOf(<PriceScore valuation={{ priceScore5y: null }} />)).toBe('');
});

async function textOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}
