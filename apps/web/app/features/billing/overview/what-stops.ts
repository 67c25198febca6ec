import { limits } from '@tenfold/contract/policy/limits';
import { openSymbol } from '@tenfold/contract/policy/open-company';

/** What Light doesn’t have of Investor, by the limits that the server keeps. Nothing is deleted. */
export function whatStops(): readonly string[] {
  const { comparedCompanies, priceAlerts, companiesAMonth } = limits;
  const compared =
    comparedCompanies.light === 1 ? 'one other company' : `${comparedCompanies.light} companies`;
  return [
    `Your notes, lists and forecasts stay.`,
    `More than ${priceAlerts.light} price alerts keep firing, but you can’t add any.`,
    `Comparing goes back to ${openSymbol} plus ${compared}.`,
    `You can open ${companiesAMonth.light} companies a month.`,
  ];
}
