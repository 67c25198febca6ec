import type { Api } from '@tenfold/contract/call';
import { getCompany } from '@tenfold/contract/company';
import { getCompanyOnDay, getFinancials } from '@tenfold/contract/financials';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { mustBeTrue } from '@tenfold/domain/must-be-true';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';

interface Priced {
  readonly price: number | null;
  /** New York's. */
  readonly day: string | null;
  /** Invented, for trying the product out. */
  readonly isSimulated: boolean;
}

/** Starts like the page's calculator: by averages, at a required return of 10 %, on the day of the price. */
export async function whatMustBeTrue(
  api: Api,
  symbol: string,
  given: number | null,
  asOf: string | undefined,
): Promise<object> {
  const { currency, forecastBase: base } = await api.call(getFinancials, {
    params: { symbol },
    query: { asOf },
  });
  const { price: newest, day, isSimulated } = await findPrice(api, symbol, asOf);
  const price = given ?? newest;
  if (base === null) return { symbol, why: 'no_history' };
  if (price === null) return { symbol, why: 'no_price' };
  const { chosen, results } = selectMethod(base, defaultChoice);
  if (chosen === null) return { symbol, why: results[0]?.ok === false ? results[0].why : 'no_history' };
  const state = {
    base,
    forecast: 'averages',
    method: chosen.method,
    choice: defaultChoice,
    ownFigures: {},
    day,
    splitFactor: 1,
  } as const;
  const solved = mustBeTrue(state, price);
  if (!solved.ok) return { symbol, method: chosen.method, why: solved.why };
  return {
    symbol,
    currency,
    method: chosen.method,
    price,
    priceOn: day,
    priceIsAssumed: given !== null,
    priceIsSimulated: given === null && isSimulated,
    valuePerShare: solved.valuePerShare,
    assumptions: {
      requiredReturn: defaultChoice.requiredReturn,
      terminalGrowth: defaultChoice.terminalGrowth,
    },
    drivers: solved.drivers.map(({ driver, present, solution }) => ({
      driver,
      now: present,
      needed: solution.ok ? solution.rate : null,
      ...(!solution.ok && { why: solution.why }),
      ...(solution.ok && solution.beyond !== null && { beyond: solution.beyond }),
    })),
  };
}

async function findPrice(api: Api, symbol: string, asOf: string | undefined): Promise<Priced> {
  if (asOf !== undefined) {
    const { close } = await api.call(getCompanyOnDay, { params: { symbol, day: asOf } });
    return { price: close?.price ?? null, day: close?.day ?? null, isSimulated: close?.simulated === true };
  }
  const { stockPrice: price, lastTradeTime, quote } = await api.call(getCompany, { params: { symbol } });
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  return { price, day, isSimulated: quote?.kind === 'replay' };
}
