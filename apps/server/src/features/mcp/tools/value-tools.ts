import { getFinancials, getMultiples } from '@tenfold/contract/financials';
import { z } from 'zod';
import { symbol } from './symbol-input.ts';
import { tool } from './tool.ts';

export const valueTools = [
  tool({
    name: 'get_fair_value',
    title: 'Fair value',
    description:
      'What a share is worth by each valuation method at a required return of 10 % and no growth after the forecast, at the end of the last fiscal year, or why a method has no value. Not a recommendation, and no price target.',
    input: z.object({ symbol }),
    async read(api, { symbol: of }) {
      const { currency, valuationMethods, actual } = await api.call(getFinancials, {
        params: { symbol: of },
      });
      return { symbol: of, currency, asOf: actual.at(-1)?.periodEnd ?? null, ...valuationMethods };
    },
  }),
  tool({
    name: 'get_multiples',
    title: 'Multiples over ten years',
    description:
      'P/E, P/FCF, EV/EBITDA and EV/FCF today and at the ends of quarters over ten years, with their median and quartiles. `simulatedPrices` says where prices are invented for trying the product out.',
    input: z.object({ symbol }),
    read: (api, { symbol: of }) => api.call(getMultiples, { params: { symbol: of } }),
  }),
];
