import { type Figure, missing } from '../../../figures/index.ts';
import { combine, plus } from '../../combine.ts';
import { flow, largest, type Rule } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { isProved } from './revenue-proof.ts';
import { filedTotals, totalTags } from './revenue-totals.ts';

/** A landlord's rents: revenue by the rules for leases, so not in the revenue from contracts with customers. */
const rents: Rule = largest(
  flow('us-gaap:OperatingLeaseLeaseIncome'),
  flow('us-gaap:LeaseIncome'),
  flow('us-gaap:OperatingLeasesIncomeStatementLeaseRevenue'),
);

/** Fees this small beside rents do not change what they are called: some landlords count them in, some apart. */
const fewFees = 0.05;

/** Rents where nothing else was filed: beside fees, only rentsAboveFees takes them. */
export const rentsAlone: Rule = {
  tags: [...rents.tags, ...totalTags],
  read: (view) => (filedTotals(view).length > 0 ? missing('part_missing') : rents.read(view)),
};

/**
 * The revenue of a company whose rents are above what it files as revenue: rents, which fees are a part of or next to nothing
 * beside; with larger fees, whichever of rents and both together is proved by costs and income.
 *
 * @example fees 7, rents 1,544: 1,544
 * @returns null where rents are no more than revenue
 */
export function rentsAboveFees(view: PeriodView, fees: Figure): Figure | null {
  const rent = rents.read(view);
  if (rent.value === null || fees.value === null || rent.value <= fees.value) return null;
  if (fees.value < rent.value * fewFees || isProved(view, rent.value)) return rent;
  const both = combine('rents + fees', [plus(rent), plus(fees)]);
  return isProved(view, both.value ?? 0) ? both : missing('part_missing');
}
