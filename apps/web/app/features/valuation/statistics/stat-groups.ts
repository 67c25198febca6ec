import type { Valuation } from '@tenfold/contract/valuation';
import {
  formatMillions,
  formatPercent,
  formatPerShare,
  formatPoints,
  formatPrice,
  formatRatio,
  zeroMark,
} from '@tenfold/domain/format';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { StatSection } from './shown-sections.ts';

export interface Stat {
  readonly label: string;
  readonly hint: string | null;
  readonly text: string;
  readonly why: string | null;
  readonly change: number | null;
}

export interface StatGroup {
  readonly section: StatSection;
  readonly stats: readonly Stat[];
}

export function statGroups(valuation: Valuation): StatGroup[] {
  const stat = (label: string, key: StatKey, format: Format, hint: string | null = null): Stat => {
    const value = valuation[key];
    return {
      label,
      hint,
      text: format(value),
      why: value === null ? missingReasonLabel(valuation.why[key]) : null,
      change: null,
    };
  };
  const yearly = (label: string, key: StatKey): Stat => ({
    // The arrow is its sign.
    ...stat(label, key, (value) => formatPercent(value === null ? null : Math.abs(value))),
    change: valuation[key],
  });
  return [
    {
      section: 'valuation',
      stats: [
        stat('Market cap', 'marketCap', formatMillions),
        stat('P/E (LTM)', 'priceEarningsRatioLtm', formatRatio),
        stat('FCF yield', 'freeCashFlowYield', formatPercent),
        stat('P/B ratio', 'priceBookRatio', formatRatio),
      ],
    },
    {
      section: 'earningsGrowth',
      stats: [
        stat('EPS 10Y', 'earningsPerShareGrowth10y', formatPercent),
        stat('EPS 5Y', 'earningsPerShareGrowth5y', formatPercent),
        stat('FCF/share 10Y', 'freeCashFlowPerShareGrowth10y', formatPercent),
        stat('PEG', 'peg', formatRatio, valuation.pegSource && growthHints[valuation.pegSource]),
      ],
    },
    {
      section: 'return',
      stats: [
        yearly('1Y', 'totalReturnLtm'),
        yearly('5Y a year', 'totalReturn5y'),
        yearly('10Y a year', 'totalReturn10y'),
        stat('Price score 5Y', 'priceScore5y', formatPoints, '5 years ago = 100'),
      ],
    },
    {
      section: 'dividends',
      stats: [
        stat('Yield', 'dividendYield', formatPercent),
        stat('Payout', 'dividendsPayout', formatPercent),
        stat('Per share', 'dividendsPerShareLtm', formatPerShare),
        stat('10Y growth', 'dividendsPerShareGrowth10y', formatPercent),
      ],
    },
    { section: 'analystRatings', stats: ratingStats(valuation.analysts) },
  ];
}

function ratingStats(analysts: Valuation['analysts']): Stat[] {
  const absent = analysts === null ? 'No analyst ratings available.' : 'Not given by the source.';
  const stat = (label: string, value: number | null, format: Format): Stat => ({
    label,
    hint: null,
    text: format(value),
    why: value === null ? absent : null,
    change: null,
  });
  return [
    stat('Mean target', analysts?.meanTarget ?? null, formatPrice),
    stat('Buy', analysts?.buy ?? null, countText),
    stat('Hold', analysts?.hold ?? null, countText),
    stat('Sell', analysts?.sell ?? null, countText),
  ];
}

type Format = (value: number | null) => string;

type StatKey = {
  [Key in keyof Valuation]: Valuation[Key] extends number | null ? Key : never;
}[keyof Valuation];

const growthHints = { analysts: 'analysts’ growth', five_years: '5-year growth' } as const;

function countText(count: number | null): string {
  return count === null ? formatPrice(null) : count === 0 ? zeroMark : String(count);
}
