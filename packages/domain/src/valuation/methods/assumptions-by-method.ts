import {
  type Assumptions,
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  type ForecastBase,
} from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodId } from '../method.ts';
import { analystsAssumptionsBy } from './by-analysts.ts';
import { fadingAssumptions } from './fading-growth.ts';
import { fiveYearAssumptions } from './fcf-five-years.ts';

/** The percentages of six columns behind a free cash flow method, whether or not it has a value; null of other methods. */
export function assumptionsByMethod(
  method: MethodId,
  type: 'averages' | 'analysts',
  base: ForecastBase,
  choice: ValuationChoice,
): Assumptions[] | null {
  if (type === 'analysts') return analystsAssumptionsBy(method, base, choice);
  switch (method) {
    case 'fcfTenYears':
      return assumptionsOf(base, 'averages');
    case 'fcfFiveYears':
      return fiveYearAssumptions(base, choice);
    case 'capexWithRevenue':
      return assumptionsWithCapexFollowingRevenue(assumptionsOf(base, 'averages'));
    case 'fadingGrowth':
      return fadingAssumptions(base, choice);
    default:
      return null;
  }
}
