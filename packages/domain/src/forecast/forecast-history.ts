import { type AverageColumn, averageColumn, breaksSeries, type Column } from '../columns/index.ts';
import { longAverageYears, shortAverageYears } from '../method-judgements/index.ts';
import type { Dividend } from '../prices/index.ts';
import type { LineKey, Statement, Statements } from '../statements/index.ts';
import { averagesOf } from './averages.ts';
import { dividendsSince } from './dividends-since.ts';
import type { ForecastHistory, YearlyValues } from './forecast.ts';
import { ownersEarnings } from './owners-earnings.ts';
import { realEstateHistory } from './real-estate-history.ts';

/** Growth over so many years lies between one year-end more. */
const yearEnds = longAverageYears + 1;

/** What the valuation methods read beside the ten-year averages: few lines, year by year, small enough to be sent. */
export function forecastHistory(
  statements: Statements,
  annual: readonly Column[],
  average: AverageColumn,
  dividends: readonly Dividend[],
): ForecastHistory {
  const shortAverage = averageColumn(annual, shortAverageYears);
  const consecutive = lastConsecutive(statements.annual);
  const of = (key: LineKey): YearlyValues => consecutive.map(({ lines }) => lines[key].value);
  return {
    averageYears: yearsBehind(average),
    fiveYearAverageYears: yearsBehind(shortAverage),
    fiveYearAverages: averagesOf(shortAverage),
    lastRevenueChange: annual.at(-1)?.figures.revenueChange.value ?? null,
    years: consecutive.map(({ period }) => period.year),
    comparableSince: comparableSince(consecutive),
    revenue: of('revenue'),
    earningsToCommon: of('netIncomeToCommon'),
    continuingEarnings: ownersEarnings(consecutive),
    commonBook: consecutive.map(commonBook),
    earningsPerShare: of('earningsPerShare'),
    dividendsPerShare: of('dividendsPerShare'),
    accumulatedOci: of('accumulatedOci'),
    realEstate: statements.businessKind === 'realEstate' ? realEstateHistory(consecutive) : null,
    dividendsSince: dividendsSince(statements, dividends),
  };
}

/** Growth needs a year more than a mean: the years of the shorter of the two. */
function yearsBehind({ years }: AverageColumn): number {
  return Math.min(years.revenue ?? 0, years.percentageCfoOfRevenue ?? 0);
}

/** The fiscal years before the last without one missing, at most those of ten years of growth. */
function lastConsecutive(annual: readonly Statement[]): readonly Statement[] {
  const last = annual.at(-1)?.period.year ?? 0;
  const gap = annual.findLastIndex(({ period }, at) => period.year !== last - (annual.length - 1 - at));
  return annual.slice(gap + 1).slice(-yearEnds);
}

function comparableSince(years: readonly Statement[]): number {
  const changed = years.findLast(
    ({ lines }) => breaksSeries(lines.revenue) || breaksSeries(lines.netIncomeToCommon),
  );
  return (changed ?? years[0])?.period.year ?? 0;
}

/** Book value of the common shares: equity less preferred stock, which is none where not filed. */
function commonBook({ lines }: Statement): number | null {
  const equity = lines.shareholdersEquity.value;
  return equity === null ? null : equity - (lines.preferredStock.value ?? 0);
}
