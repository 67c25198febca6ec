import { type Figure, missing } from '../../figures/index.ts';
import { marked, marksOf } from '../combine.ts';
import { perCompany } from '../per-company.ts';
import { type Rule, tagsOf } from '../rule.ts';
import { rescaled } from '../shares/share-scale.ts';
import { balanceSheetTag, coverTag } from '../shares/shares-now.ts';
import type { PeriodView } from '../views/period-view.ts';
import { filedEarningsPerShare, maxPerShare } from './earnings-per-share.ts';
import { netIncome } from './net-income.ts';
import { netIncomeToDilutedCommon } from './net-income-to-common.ts';
import { filedCount } from './share-count.ts';

/** Earnings of less than this a share are rounded too much to divide by: a count would be off by more than 2.5 %. */
const minPerShare = 0.2;

/** How far counts of one company may be apart for one to stand for the other. */
const agreement = 0.15;

/**
 * The diluted weighted average, in single shares. Where a company files it by class only, which the feed leaves out: net income
 * to common over diluted EPS, else the average of the counts on its covers (or balance sheets), both marked; the latter only in a
 * company in which such counts agree with others wherever both are known. A quarter of a year with an average has its own or none.
 *
 * @example net income to common 1,943, EPS 1.91, no count: 1,017
 *
 * docs/methodology.md, "Shares"
 */
export const sharesOutstanding: Rule = {
  tags: [...tagsOf([filedCount, netIncome, filedEarningsPerShare]), coverTag, balanceSheetTag],
  read(view) {
    const figure = filedCount.read(view);
    if (figure.value !== null) return unlessOfOneClass(inSingleShares(figure, view), view);
    const [year] = view.years();
    if (year !== undefined && filedCount.read(year).value !== null) return figure;
    const implied = byEarnings(view);
    if (implied.value !== null) return implied;
    const tag = standingTag(view);
    const averageShares = tag === null ? missing('not_filed') : view.averageShares(tag);
    return averageShares.value === null ? figure : averageShares;
  },
};

function inSingleShares(count: Figure, view: PeriodView): Figure {
  const profit = netIncome.read(view).value;
  const perShare = filedEarningsPerShare.read(view).value;
  if (profit === null) return count;
  if (perShare !== null && perShare !== 0) return rescaled(count, profit / perShare);
  const each = Math.abs(profit) / (count.value ?? Number.NaN);
  return each > maxPerShare ? missing('not_provable') : count;
}

/** A count this far from net income over EPS, and from the years before and after, is that of one class of shares. */
const ofOneClass = 0.1;

/**
 * The count; where it is far from net income over EPS and from both neighbouring years, that of an earlier report which is near
 * them, else net income over EPS if that is.
 *
 * @example 363 a year before, 284, 356 a year after; net income −648 over −1.87 a share: 347
 */
function unlessOfOneClass(count: Figure, view: PeriodView): Figure {
  const { before, after } = view.yearsAround();
  const [then, later] = [before, after].map((it) => (it === null ? null : usualCount(it)));
  const implied = byEarnings(view);
  if (count.value === null || implied.value === null || then == null || later == null) return count;
  const apart = (a: number, b: number) => Math.abs(a / b - 1);
  const [is, shouldBe] = [count.value, implied.value];
  const isFar = [shouldBe, then, later].every((it) => apart(is, it) > ofOneClass);
  const isNear = ({ value }: Figure) =>
    value !== null && [then, later].every((it) => apart(value, it) <= ofOneClass);
  if (!isFar) return count;
  const [source] = count.sources;
  const tag = `${source?.taxonomy}:${source?.tag}`;
  const [earlier] = source === undefined ? [] : view.averageBefore(tag, 'shares').filter(isNear);
  if (earlier !== undefined) return marked(earlier, 'earlier_vintage');
  return isNear(implied) ? implied : count;
}

/** The count of a year, or what profit and EPS imply where they are far apart. */
function usualCount(year: PeriodView): number | null {
  const filed = filedCount.read(year).value;
  const implied = byEarnings(year).value;
  if (filed === null || implied === null) return filed;
  return Math.abs(filed / implied - 1) > ofOneClass ? implied : filed;
}

function byEarnings(view: PeriodView): Figure {
  const profit = netIncomeToDilutedCommon.read(view);
  const perShare = filedEarningsPerShare.read(view);
  if (profit.value === null || perShare.value === null) return missing('not_filed');
  const value = profit.value / perShare.value;
  if (Math.abs(perShare.value * perShare.splitFactor) < minPerShare || value <= 0)
    return missing('not_provable');
  return {
    value,
    why: null,
    marks: marksOf(['derived'], profit.marks, perShare.marks),
    sources: [...profit.sources, ...perShare.sources],
    formula: 'net income to common ÷ diluted EPS',
    splitFactor: perShare.splitFactor,
    scale: 1,
  };
}

/** Covers, else balance sheets: the first that agrees with the counts known otherwise in each year that has both. */
const standingTag = perCompany((years) => {
  const others = (year: PeriodView, tag: string) => [
    filedCount.read(year).value,
    byEarnings(year).value,
    tag === coverTag ? year.averageShares(balanceSheetTag).value : null,
  ];
  const agrees = (tag: string) => {
    const pairs = years.flatMap((year) => {
      const own = year.averageShares(tag).value;
      return others(year, tag).flatMap((it) => (own === null || it === null ? [] : [own / it - 1]));
    });
    return pairs.length > 0 && pairs.every((apart) => Math.abs(apart) <= agreement);
  };
  return [coverTag, balanceSheetTag].find(agrees) ?? null;
});
