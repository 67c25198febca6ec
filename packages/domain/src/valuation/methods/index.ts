import type { ForecastBase } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodId, MethodResult } from '../method.ts';
import { affo } from './affo.ts';
import { capexWithRevenue } from './capex-with-revenue.ts';
import { dividends } from './dividends.ts';
import { earningsPower } from './earnings-power.ts';
import { excessReturns } from './excess-returns.ts';
import { fadingGrowth } from './fading-growth.ts';
import { fcfFiveYears } from './fcf-five-years.ts';
import { fcfTenYears } from './fcf-ten-years.ts';

const methods: Readonly<Record<MethodId, (base: ForecastBase, choice: ValuationChoice) => MethodResult>> = {
  fcfTenYears,
  fcfFiveYears,
  capexWithRevenue,
  fadingGrowth,
  excessReturns,
  affo,
  dividends,
  earningsPower,
};

/** What one share is worth by this method, from the base alone. */
export function valueBy(method: MethodId, base: ForecastBase, choice: ValuationChoice): MethodResult {
  return methods[method](base, choice);
}
