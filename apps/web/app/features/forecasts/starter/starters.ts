import type { CompanyOverview } from '@tenfold/contract/company';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { formatMoney } from '../../../figures/format-money.ts';

/** A company to make the first forecast of. */
export interface Starter {
  readonly symbol: string;
  readonly name: string;
  readonly value: string;
  readonly price: string;
  readonly against: number | null;
}

const most = 4;

/**
 * Those opened last, the open company, then the largest; of each, a copy of the averages has the value that is shown. By
 * another method than free cash flow on ten-year averages it would have another.
 */
export function startersOf(companies: readonly CompanyOverview[], opened: readonly string[]): Starter[] {
  const first = [...opened.toReversed(), openSymbol];
  const rank = ({ symbol }: CompanyOverview) => {
    const at = first.indexOf(symbol);
    return at < 0 ? first.length : at;
  };
  return companies
    .filter(
      ({ valueVisible, value }) => valueVisible && value?.method === 'fcfTenYears' && value.why === null,
    )
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(toStarter);
}

function toStarter({ symbol, shortName, currency, stockPrice, value }: CompanyOverview): Starter {
  const against = value?.valueAgainstPrice ?? null;
  return {
    symbol,
    name: shortName,
    against,
    value: formatMoney(value?.valuePerShare ?? null, currency),
    price: formatMoney(stockPrice, currency),
  };
}
