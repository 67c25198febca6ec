import type { Fact, Split } from '../facts/index.ts';
import { missing } from '../figures/index.ts';
import { type FiscalCalendar, type FiscalPeriod, fiscalCalendar } from '../periods/index.ts';
import { businessKind } from './business-kind.ts';
import { applyCorrections } from './corrections/apply-corrections.ts';
import type { Correction } from './corrections/correction.ts';
import { slotsWithDividendRates } from './dividend-rates.ts';
import { indexFacts } from './fact-index.ts';
import type { Filings } from './filings.ts';
import type { Statements } from './line.ts';
import { dividendsPaidPerShare } from './lines/dividends.ts';
import { withBalancesOfYears } from './quarters/balances-of-years.ts';
import { withCountsOfQuarters } from './quarters/counts-of-years.ts';
import { withDividendsWithinYears } from './quarters/dividends-within-year.ts';
import { withQuartersFromYears } from './quarters/quarters-from-years.ts';
import { withQuartersOfYearsTag } from './quarters/quarters-of-years-tag.ts';
import { withCorrectedPerShare, withFourthQuartersPerShare } from './quarters/quarters-per-share.ts';
import { withDividendsOfQuarters } from './quarters/years-from-quarters.ts';
import { reportedCurrency } from './reported-currency.ts';
import { withoutShell } from './reverse-merger.ts';
import { averageStanding } from './shares/average-shares.ts';
import { allSplits } from './shares/detect-splits.ts';
import { sharesNow, sharesNowTags } from './shares/shares-now.ts';
import { splitFactors } from './shares/split-adjustment.ts';
import { hasFlows, statementOf } from './statement-of.ts';
import { usedTags } from './used-tags.ts';
import { annualView } from './views/annual-view.ts';
import { lastTwelveMonths } from './views/last-twelve-months.ts';
import { quarterlyView } from './views/quarterly-view.ts';
import { quartersWithChangedBases, withChangedBases } from './vintages/changed-bases.ts';
import { shortYears } from './vintages/short-years.ts';
import { withCausesOfDifference } from './vintages/unlike-years.ts';

export interface StatementsInput {
  readonly facts: readonly Fact[];
  readonly splits: readonly Split[];
  /** Month and day, `MMDD`; null when unknown. */
  readonly fiscalYearEnd: string | null;
  readonly sic: string | null;
  /** What editors say figures are: laid over statements, changing no fact. */
  readonly corrections?: readonly Correction[];
  /** How many of the newest fiscal years get columns; all by default. What they are read from is not cut. */
  readonly newestYears?: number;
}

/**
 * All lines of all fiscal years and quarters that the filings of one company give, oldest first, on one split basis and in
 * one currency. A column exists where at least one flow was filed for it or could be proved.
 */
export function buildStatements(input: StatementsInput): Statements {
  const facts = withoutShell(
    input.facts.filter((fact) => usedTags.has(`${fact.taxonomy}:${fact.tag}`) && isUsable(fact)),
  );
  const calendar = fiscalCalendar(facts, input.fiscalYearEnd);
  const factorOn = splitFactors(allSplits(input.splits, facts));
  const filings: Filings = {
    calendar,
    facts: indexFacts(facts, slotsWithDividendRates(facts, calendar, factorOn), factorOn),
    factorOn,
    averageShares: new Map(sharesNowTags.map((tag) => [tag, averageStanding(facts, tag, factorOn)])),
    currency: reportedCurrency(facts),
    kind: businessKind(input.sic, facts),
    figures: new Map(),
    quarters: new Map(),
  };
  const columns = newestColumns(calendar, input.newestYears);
  const years = columns.years
    .map((period) => statementOf(period, annualView(filings, period.year)))
    .filter(hasFlows);
  const read = columns.quarters.map((period) =>
    statementOf(period, quarterlyView(filings, period.year, period.quarter ?? 4)),
  );
  const quarters = withDividendsWithinYears(filings, withQuartersOfYearsTag(filings, read, years), years);
  const annual = withDividendsOfQuarters(
    withCountsOfQuarters(years, quarters),
    quarters,
    (year) => dividendsPaidPerShare.read(annualView(filings, year)).value,
  );
  const filled = withBalancesOfYears(
    withQuartersFromYears(filings, quarters, annual).filter(hasFlows),
    annual,
  );
  const quarterly = withFourthQuartersPerShare(filings, withCausesOfDifference(filled, annual));
  const ltm = lastTwelveMonths(filings, annual, quarterly);
  const marked = withChangedBases(filings, annual, shortYears(facts, calendar));
  const filed = { annual: marked, quarterly: quartersWithChangedBases(filings, quarterly, marked), ltm };
  const corrected = applyCorrections(filed, input.corrections ?? [], (quarters, years) =>
    withCorrectedPerShare(filings, quarters, years),
  );
  return {
    reportedCurrency: filings.currency,
    businessKind: filings.kind,
    ...corrected,
    sharesNow: sharesNow(
      facts,
      corrected.ltm?.lines.sharesOutstanding ?? missing('shares_missing'),
      filings.factorOn,
    ),
  };
}

function newestColumns(calendar: FiscalCalendar, count = Number.POSITIVE_INFINITY) {
  const last = Math.max(calendar.years.at(-1)?.year ?? 0, calendar.quarters.at(-1)?.year ?? 0);
  const isShown = ({ year }: FiscalPeriod) => year > last - count;
  return { years: calendar.years.filter(isShown), quarters: calendar.quarters.filter(isShown) };
}

const day = /^(199\d|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The import refuses absurd facts by name; whatever else hands us facts, they do no harm here. */
function isUsable(fact: Fact): boolean {
  return (
    Number.isFinite(fact.value) &&
    day.test(fact.end) &&
    day.test(fact.filed) &&
    (fact.start === null || (day.test(fact.start) && fact.start <= fact.end))
  );
}
