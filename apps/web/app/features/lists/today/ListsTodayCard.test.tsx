import { listId } from '@tenfold/contract/ids';
import type { ListMover } from '@tenfold/contract/summary';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListsTodayCard } from './ListsTodayCard.tsx';

const arista: ListMover = {
  symbol: 'ANET',
  shortName: 'Arista Networks',
  currency: 'USD',
  stockPrice: null,
  stockPriceChange: null,
  lastTradeTime: null,
  quote: null,
  newestFiling: null,
  priceLine: [],
};

test('a company of the list without a price says so, without dashes', () => {
  const today = {
    lists: [{ id: listId.parse(1), name: 'Quality' }],
    total: 1,
    chosen: listId.parse(1),
    companies: 1,
    up: 0,
    down: 0,
    average: null,
    movers: [arista],
  };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ListsTodayCard today={today} day="2026-08-24" dayLabel={(day) => day} />
    </MemoryRouter>,
  );
  expect(markup).toContain('No price yet');
  expect(markup).not.toContain('–');
});
