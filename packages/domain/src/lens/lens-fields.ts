/** Fiscal years, or years of prices, that a lens looks back on. */
export const lensPeriods = { '10Y': 10, '5Y': 5, '3Y': 3, '1Y': 1 } as const;
export type LensPeriod = keyof typeof lensPeriods;

export const lensPeriodKeys = Object.keys(lensPeriods) as LensPeriod[];

export type LensUnit = 'price' | 'perShare' | 'millions' | 'percent' | 'ratio';

/** What a figure has to do with the period that was chosen. */
export type LensBasis =
  | 'today' // at the last close, whatever the period
  | 'latest' // of the last fiscal year, whatever the period
  | 'growth' // compound rate over exactly the period's fiscal years
  | 'mean' // over the period's fiscal years
  | 'median' // over the period's fiscal years
  | 'return' // to the last close, by the year
  | 'own'; // from the newest own forecast of the company

export interface LensField<Key extends string = LensFieldKey> {
  readonly key: Key;
  readonly label: string;
  readonly unit: LensUnit;
  readonly basis: LensBasis;
  /** Null where a company is no better for having more or less of it. */
  readonly better: 'higher' | 'lower' | null;
  /** Whose currency an amount is in; null for what has none. */
  readonly money: 'traded' | 'reported' | null;
}

/** What filings and prices give. */
export type FiledLensKey = (typeof filedOrder)[number];
/** What follows from the reader's own forecasts. */
export type OwnLensKey = 'ownFairValue' | 'ownMargin';
export type LensFieldKey = 'price' | FiledLensKey | OwnLensKey;

const overYears = [
  'revenueGrowth',
  'earningsPerShareGrowth',
  'freeCashFlowGrowth',
  'margin',
  'freeCashFlowMargin',
  'sharesChange',
  'roe',
  'roa',
  'interestCoverage',
] as const;
const returns = ['priceReturn', 'totalReturn'] as const;

/** The rows of the period that was chosen. */
export const byPeriodKeys = [...overYears, ...returns] as const;

const filedOrder = [
  'earningsPerShare',
  'freeCashFlowPerShare',
  'dividendsPerShare',
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'freeCashFlow',
  ...overYears,
  'netDebt',
  'marketCap',
  'priceEarningsRatioLtm',
  'priceBookRatio',
  'freeCashFlowYield',
  'dividendYield',
  ...returns,
] as const;

export const filedLensKeys: readonly FiledLensKey[] = filedOrder;

type LensLook = Pick<LensField, 'label' | 'unit' | 'basis' | 'better' | 'money'>;

const amount = (label: string, unit: LensUnit): LensLook => ({
  label,
  unit,
  basis: 'latest',
  better: null,
  money: 'reported',
});
const growth = (label: string, better: LensLook['better'] = 'higher'): LensLook => ({
  label,
  better,
  unit: 'percent',
  basis: 'growth',
  money: null,
});
const average = (label: string, basis: LensBasis, unit: LensUnit = 'percent'): LensLook => ({
  label,
  basis,
  unit,
  better: 'higher',
  money: null,
});
const today = (
  label: string,
  unit: LensUnit,
  better: LensLook['better'],
  money: LensLook['money'] = null,
): LensLook => ({ label, unit, better, money, basis: 'today' });
const returned = (label: string): LensLook => ({ ...growth(label), basis: 'return' });

/**
 * The rows of the lens, in this order. An amount says how large a company is, not how good: none of them is better
 * higher or lower. Neither is a dividend yield: how much of its cash a company pays out is its choice.
 *
 * docs/methodology.md, "The lens"
 */
const looks: Readonly<Record<LensFieldKey, LensLook>> = {
  price: today('Price', 'price', null, 'traded'),
  earningsPerShare: amount('Diluted EPS', 'perShare'),
  freeCashFlowPerShare: amount('FCF per share', 'perShare'),
  dividendsPerShare: amount('Dividends per share', 'perShare'),
  revenue: amount('Revenue', 'millions'),
  netIncome: amount('Net income', 'millions'),
  cashFlowFromOperatingActivities: amount('CFO', 'millions'),
  capex: amount('Capex', 'millions'),
  freeCashFlow: amount('FCF', 'millions'),
  revenueGrowth: growth('Revenue growth'),
  earningsPerShareGrowth: growth('EPS growth'),
  freeCashFlowGrowth: growth('FCF growth'),
  margin: average('Net margin', 'mean'),
  freeCashFlowMargin: average('FCF margin', 'mean'),
  sharesChange: growth('Change in shares', 'lower'),
  roe: average('ROE', 'median'),
  roa: average('ROA', 'mean'),
  interestCoverage: average('Interest coverage', 'median', 'ratio'),
  netDebt: amount('Net debt', 'millions'),
  marketCap: today('Market cap', 'millions', null, 'traded'),
  priceEarningsRatioLtm: today('P/E (LTM)', 'ratio', 'lower'),
  priceBookRatio: today('P/B', 'ratio', 'lower'),
  freeCashFlowYield: today('FCF yield', 'percent', 'higher'),
  dividendYield: today('Dividend yield', 'percent', null),
  priceReturn: returned('Price return'),
  totalReturn: returned('Total return'),
  ownFairValue: { ...today('Your fair value', 'price', null, 'traded'), basis: 'own' },
  ownMargin: { ...today('Fair value vs. price', 'percent', 'higher'), basis: 'own' },
};

export const lensFields: readonly LensField[] = (Object.keys(looks) as LensFieldKey[]).map((key) => ({
  key,
  ...looks[key],
}));

export function lensField(key: LensFieldKey): LensField {
  return { key, ...looks[key] };
}

export function isLensField(text: string): text is LensFieldKey {
  return Object.hasOwn(looks, text);
}

/** Not shown until the reader chooses them. */
export const defaultHiddenLensFields: readonly LensFieldKey[] = [
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'freeCashFlow',
];

/** What the figure of a field is over a period, in words: `mean of 10 years`. */
export function lensBasisWords({ basis }: Pick<LensField, 'basis'>, period: LensPeriod): string {
  const years = lensPeriods[period];
  switch (basis) {
    case 'today':
      return 'last close';
    case 'latest':
      return 'latest year';
    case 'growth':
      return years === 1 ? 'latest year' : `a year over ${years} years`;
    case 'mean':
    case 'median':
      return years === 1 ? 'latest year' : `${basis} of ${years} years`;
    case 'return':
      return years === 1 ? 'over 1 year' : `a year over ${years} years`;
    case 'own':
      return 'your newest forecast';
  }
}
