import type { Multiples } from '@tenfold/contract/financials';
import { multipleHistories } from '@tenfold/domain/market';
import type { CompanyFigures } from './company-figures.ts';

export function buildMultiples({
  listing,
  statements,
  annual,
  quarterly,
  market,
}: CompanyFigures): Multiples {
  const histories = multipleHistories({ ...market, statements, annual, quarterly });
  return {
    symbol: listing.symbol,
    asOf: market.closes.at(-1)?.day ?? null,
    multiples: histories.map(({ today, points, ...history }) => ({
      ...history,
      today: today.value,
      whyToday: today.why,
      points: [...points],
    })),
  };
}
