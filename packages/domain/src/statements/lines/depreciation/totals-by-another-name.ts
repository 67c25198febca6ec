import { type Figure, missing } from '../../../figures/index.ts';
import { balance, difference, firstOf, flow, type Rule, sum, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';

const depreciation = flow('us-gaap:Depreciation');
const other = flow('us-gaap:OtherDepreciationAndAmortization');
const amortization = flow('us-gaap:AmortizationOfIntangibleAssets');
const adjustment = flow('us-gaap:AdjustmentForAmortization');
const software = flow('us-gaap:CapitalizedComputerSoftwareAmortization1');
const expected = balance('us-gaap:FiniteLivedIntangibleAssetsAmortizationExpenseNextTwelveMonths');
/** No year can amortize more than there is. */
const amortizable = firstOf(
  expected,
  balance('us-gaap:FiniteLivedIntangibleAssetsNet'),
  difference(
    'intangible assets − those without a life',
    balance('us-gaap:IntangibleAssetsNetExcludingGoodwill'),
    [],
    [
      firstOf(
        balance('us-gaap:IndefiniteLivedIntangibleAssetsExcludingGoodwill'),
        balance('us-gaap:IndefiniteLivedTrademarks'),
      ),
    ],
  ),
);
/** What is let to customers wears out on a line of its own. */
const leasedOutTag = 'us-gaap:PropertySubjectToOrAvailableForOperatingLeaseAccumulatedDepreciation';

/** A part that matters to no ratio. */
const smallPart = 0.05;

/** A rule's figure in a year that proves it, and in its quarters; those of a year that is not over by the one before. */
function inYearsThat(prove: (year: PeriodView) => boolean, rule: Rule, tags: readonly string[]): Rule {
  return {
    tags: [...new Set([...rule.tags, ...tags])],
    read(view): Figure {
      const figure = rule.read(view);
      const year = view.years().find((it) => rule.read(it).value !== null);
      const isProved = year !== undefined && prove(year);
      return figure.value === null || isProved ? figure : missing('part_missing');
    },
  };
}

/** Quarterly reports give what is on the statement of cash flows from the first day of the year; notes seldom do. */
function isOfCashFlows(year: PeriodView, ...others: readonly Rule[]): boolean {
  return [depreciation, ...others].every((rule) => rule.tags.every(year.isFiledToDate));
}

/** Reports of small companies tag the amounts of their notes since then. */
const notesTaggedSince = '2012';
const yearsBack = 5;

/**
 * What there is to amortize, as last told; nothing where no report did until a year after. Null where notes had no tags.
 */
function leftToAmortize(year: PeriodView): number | null {
  let view: PeriodView | null = year;
  for (let back = 0; back < yearsBack && view !== null; back += 1) {
    const [left, gone] = [amortizable, amortization].map((it) => it.read(view as PeriodView).value);
    if (left != null || gone != null) return left ?? gone ?? null;
    view = view.yearsAround().before;
  }
  const end = depreciation.read(year).sources[0]?.end.slice(0, 4) ?? '';
  const first = [...amortizable.tags, ...amortization.tags].map(year.firstUsed).filter((it) => it !== '');
  return end >= notesTaggedSince && first.every((it) => Number(it.slice(0, 4)) > Number(end) + 1) ? 0 : null;
}

/**
 * "Other" depreciation and amortization that is all of it: not below depreciation, with room for what is expected of intangible
 * assets, and none of these filed apart.
 *
 * @example other 347, depreciation 237, 99 expected of intangible assets: 347
 * @example other 626, depreciation 439, 2,900 expected of intangible assets: no value
 */
export const otherAsTotal: Rule = inYearsThat(
  (year) => {
    const [whole, worn, next] = [other, depreciation, expected].map((it) => it.read(year).value);
    const isApart = amortization.read(year).value !== null;
    return whole != null && !isApart && whole >= (worn ?? 0) + (next ?? 0) * (1 - roomForEnding);
  },
  other,
  tagsOf([depreciation, amortization, expected]),
);

/** By how much the amortization of a year may be below what the next one's is expected to be. */
const roomForEnding = 0.5;
const mostOfExpected = 2;

/**
 * Depreciation and the amortization of the cash flow statement, where that is about what is expected of intangible assets: others
 * file the amortization of discounts and rights under its name.
 *
 * @example depreciation 55, amortization 312, 450 expected: 367
 */
export const amortizationApart: Rule = inYearsThat(
  (year) => {
    const [amount, next] = [adjustment, expected].map((it) => it.read(year).value);
    if (amount == null || next == null || !isOfCashFlows(year, adjustment)) return false;
    return amount >= next * (1 - roomForEnding) && amount <= next * mostOfExpected;
  },
  sum('depreciation + amortization', [depreciation, adjustment]),
  expected.tags,
);

/**
 * Depreciation of the cash flow statement, which quarterly reports give from the first day of the year, where there is next to nothing
 * to amortize, software included, and nothing is let to customers.
 *
 * @example depreciation 717, intangible assets of 286, 259 of them without a life: 717
 * @example depreciation 22,000 in annual reports alone, a note: no value
 */
export const depreciationAlone: Rule = inYearsThat(
  (year) => {
    const worn = depreciation.read(year).value;
    const isSoftwareApart = (software.read(year).value ?? 0) > 0;
    const isWhole = year.kind !== 'captiveLender' && year.lastUsed(leasedOutTag) === '' && !isSoftwareApart;
    const rest = leftToAmortize(year);
    return worn !== null && isWhole && isOfCashFlows(year) && rest !== null && rest <= worn * smallPart;
  },
  depreciation,
  [...amortizable.tags, ...amortization.tags, ...software.tags, leasedOutTag],
);
