import type { Fact } from '../facts/index.ts';
import { daysAfter, lastDay } from '../periods/index.ts';
import { isPeriodic } from './vintages/vintages.ts';

const mainTags = new Set([
  'us-gaap:Assets',
  'us-gaap:NetIncomeLoss',
  'us-gaap:ProfitLoss',
  'us-gaap:StockholdersEquity',
  'us-gaap:NetCashProvidedByUsedInOperatingActivities',
  'ifrs-full:Assets',
  'ifrs-full:Equity',
  'ifrs-full:Revenue',
  'ifrs-full:ProfitLoss',
  'ifrs-full:CashFlowsFromUsedInOperatingActivities',
]);
const currency = /^[A-Z]{3}$/;
const daysOfOneReport = 400;

/**
 * The currency of a company's accounts: the one of most main-line facts in the reports of its last thirteen months.
 *
 * A convenience translation (TSMC's dollars) covers one year of the several in a report and loses; after a change of
 * currency the newest reports decide, and years filed only in the old one have no value rather than a mixed one.
 *
 * docs/methodology.md, "Reported currency"
 */
export function reportedCurrency(facts: readonly Fact[]): string | null {
  const money = facts.filter((fact) => currency.test(fact.unit));
  const main = money.filter((fact) => mainTags.has(`${fact.taxonomy}:${fact.tag}`));
  const considered = main.length > 0 ? main : money;
  const periodic = considered.filter((fact) => isPeriodic(fact.form));
  const reports = periodic.length > 0 ? periodic : considered;
  const newest = lastDay(reports.map((fact) => fact.filed));
  if (newest === null) return null;
  const since = daysAfter(newest, -daysOfOneReport);
  const counts = new Map<string, number>();
  for (const fact of reports) {
    if (fact.filed >= since) counts.set(fact.unit, (counts.get(fact.unit) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? null;
}
