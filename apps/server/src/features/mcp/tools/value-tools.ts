import { getFinancials, getMultiples } from '@tenfold/contract/financials';
import { z } from 'zod';
import { asOf, symbol } from './inputs.ts';
import { tool } from './tool.ts';
import { whatMustBeTrue } from './what-must-be-true.ts';

export const valueTools = [
  tool({
    name: 'get_fair_value',
    title: 'Fair value',
    description:
      'What a share is worth by each valuation method at a required return of 10 % and no growth after the forecast, at the end of the last fiscal year, or why a method has no value. Not a recommendation, and no price target.',
    input: z.object({ symbol, as_of: asOf }),
    async read(api, { symbol: of, as_of: day }) {
      const { currency, valuationMethods, actual } = await api.call(getFinancials, {
        params: { symbol: of },
        query: { asOf: day },
      });
      return { symbol: of, currency, asOf: actual.at(-1)?.periodEnd ?? null, ...valuationMethods };
    },
  }),
  tool({
    name: 'get_what_must_be_true',
    title: 'What must be true for a price',
    description:
      'What each driver of the fair value (revenue growth, margins, required return and so on) would have to be, all else as averages have it, for the value to be a price; beside what it is now. Rates are fractions. Neither a forecast nor a recommendation.',
    input: z.object({
      symbol,
      price: z.number().positive().optional().describe('Of a share; left out: the newest price'),
      as_of: asOf,
    }),
    read: (api, { symbol: of, price, as_of: day }) => whatMustBeTrue(api, of, price ?? null, day),
  }),
  tool({
    name: 'get_multiples',
    title: 'Multiples over ten years',
    description:
      'P/E, P/FCF, EV/EBITDA and EV/FCF today and at the ends of quarters over ten years, with their median and quartiles. `simulatedPrices` says where prices are invented for trying the product out.',
    input: z.object({ symbol, as_of: asOf }),
    read: (api, { symbol: of, as_of: day }) =>
      api.call(getMultiples, { params: { symbol: of }, query: { asOf: day } }),
  }),
];
