import type { PriceAlert } from '@tenfold/contract/alerts';
import { alertId } from '@tenfold/contract/ids';

export const firing: NonNullable<PriceAlert['firing']> = {
  target: 270,
  before: 269.88,
  price: 270.03,
  tradedAt: '2025-11-21T15:42:07Z',
  firedAt: '2025-11-21T15:42:08Z',
  simulated: false,
  cause: 'price_moved',
};

export const alert: PriceAlert = {
  id: alertId.parse(1),
  symbol: 'AAPL',
  price: 230,
  state: 'armed',
  side: 'below',
  epoch: 1,
  armedAt: '2025-11-03T15:00:00Z',
  armedPrice: 269.05,
  model: null,
  firesAt: null,
  suspendedWhy: null,
  firing: null,
};
