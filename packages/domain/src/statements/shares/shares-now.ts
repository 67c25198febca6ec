import type { Fact } from '../../facts/index.ts';
import { type Figure, missing } from '../../figures/index.ts';
import { dayNumber, lastDay } from '../../periods/index.ts';
import { marked } from '../combine.ts';
import { isPeriodic } from '../vintages/vintages.ts';
import { isPlaceholder } from './placeholder-count.ts';
import { classesSummed } from './share-classes.ts';
import { rescaled } from './share-scale.ts';
import type { SplitFactor } from './split-adjustment.ts';

export const coverTag = 'dei:EntityCommonStockSharesOutstanding';
export const balanceSheetTag = 'us-gaap:CommonStockSharesOutstanding';
export const sharesNowTags: readonly string[] = [coverTag, balanceSheetTag];

/** Days a count may be older than the newest report before it says nothing of today. */
const freshDays = 200;

/**
 * The shares there are now: the classes on the cover page of the newest report, summed and restated for later splits.
 *
 * Companies with several classes often file the count per class, which the feed leaves out; then the balance sheet's count
 * stands in, then the average count of the newest period, both marked. A count of another size than that average (a single
 * class of several, or one counted for a subsidiary) is not taken.
 *
 * @param average the diluted average of the newest period
 *
 * docs/methodology.md, "Shares now"
 */
export function sharesNow(facts: readonly Fact[], average: Figure, factorOn: SplitFactor): Figure {
  const newestReport = lastDay(facts.filter((it) => isPeriodic(it.form)).map((it) => it.filed)) ?? '';
  const cover = newestCount(facts, coverTag, newestReport, average, factorOn);
  if (cover !== null) return cover;
  const balanceSheet = newestCount(facts, balanceSheetTag, newestReport, average, factorOn);
  if (balanceSheet !== null) return marked(balanceSheet, 'fallback_tag');
  return average.value === null ? missing('shares_missing') : marked(average, 'fallback_tag');
}

function newestCount(
  facts: readonly Fact[],
  name: string,
  newestReport: string,
  average: Figure,
  factorOn: SplitFactor,
): Figure | null {
  const counts = facts.filter(
    (fact) =>
      `${fact.taxonomy}:${fact.tag}` === name &&
      fact.unit === 'shares' &&
      isPeriodic(fact.form) &&
      !isPlaceholder(fact.value) &&
      dayNumber(newestReport) - dayNumber(fact.filed) <= freshDays,
  );
  const newest = counts.reduce<Fact | null>(
    (best, it) => (best === null || isNewer(it, best) ? it : best),
    null,
  );
  if (newest === null) return null;
  const figure = classesSummed(
    counts.filter((it) => it.accession === newest.accession && it.end === newest.end),
    factorOn(newest.filed),
  );
  if (average.value === null || figure.value === null) return figure;
  const inShares = rescaled(figure, average.value);
  const size = (inShares.value ?? 0) / average.value;
  return size > 0.5 && size < 2 ? inShares : null;
}

function isNewer(a: Fact, b: Fact): boolean {
  return a.filed === b.filed ? a.end > b.end : a.filed > b.filed;
}
