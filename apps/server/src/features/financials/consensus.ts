import type { Split } from '@tenfold/domain/facts';
import type { Consensus } from '@tenfold/domain/forecast';
import { daysBetween, type FiscalPeriod } from '@tenfold/domain/periods';
import type { EstimatedFigures, Estimates } from '../company/index.ts';

const yearDays = 365.25;
const halfAQuarter = 45;

export interface FiledContext {
  readonly lastYear: FiscalPeriod | null;
  readonly reportedCurrency: string | null;
  readonly splits: readonly Split[];
}

/** Analysts' years end on the last of a month, so each is matched to the nearest filed year end. */
export function buildConsensus(
  estimates: Estimates | null,
  filed: FiledContext,
  currency: string,
): Consensus[] {
  const { lastYear } = filed;
  if (estimates === null || lastYear === null) return [];
  if ((estimates.currency ?? currency) !== filed.reportedCurrency) return [];
  const factor = splitFactorSince(estimates.asOf, filed.splits);
  const figures = ({ revenue, eps }: EstimatedFigures) => ({
    revenue,
    earningsPerShare: eps === null ? null : eps / factor,
  });
  const { asOf, source } = estimates;
  return estimates.annual.map(({ periodEnd, analysts, low, high, ...mean }) => ({
    fiscalYear: lastYear.year + Math.round(daysBetween(lastYear.end, periodEnd) / yearDays),
    ...figures(mean),
    analysts,
    asOf,
    source,
    ...(low && { low: figures(low) }),
    ...(high && { high: figures(high) }),
  }));
}

export function listSurprises(
  estimates: Estimates | null,
  quarterEnds: readonly string[],
  splits: readonly Split[],
): { periodEnd: string; actual: number; estimate: number }[] {
  if (estimates === null) return [];
  const factor = splitFactorSince(estimates.asOf, splits);
  return estimates.epsHistory.flatMap(({ quarterEnd, actual, estimate }) => {
    const periodEnd = quarterEnds.find((end) => Math.abs(daysBetween(end, quarterEnd)) < halfAQuarter);
    if (periodEnd === undefined) return [];
    return [{ periodEnd, actual: actual / factor, estimate: estimate / factor }];
  });
}

function splitFactorSince(day: string, splits: readonly Split[]): number {
  return splits.filter((split) => split.effective > day).reduce((factor, split) => factor * split.ratio, 1);
}
