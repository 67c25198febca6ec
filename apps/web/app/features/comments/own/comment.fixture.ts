import type { CellComment } from '@tenfold/contract/comments';
import { commentId } from '@tenfold/contract/ids';

type GivenComment = Partial<Omit<CellComment, 'id'>> & { readonly id?: number };

export function aComment({ id = 1, ...given }: GivenComment = {}): CellComment {
  return {
    id: commentId.parse(id),
    symbol: 'ACME',
    field: 'capex',
    column: '2025',
    forecast: null,
    forecastName: null,
    isForecastDeleted: false,
    filedUntil: null,
    title: null,
    text: 'Data centres.',
    figures: [],
    price: 41.25,
    priceCurrency: 'USD',
    priceTime: '2026-08-21T16:00:00-04:00',
    isPriceSimulated: false,
    splitFactor: 1,
    revision: 1,
    createdAt: '2026-08-21T20:00:00Z',
    updatedAt: '2026-08-21T20:00:00Z',
    ...given,
  };
}
