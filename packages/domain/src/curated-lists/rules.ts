/** What a rule reads of a fiscal year. Null where the product shows no value, for whatever reason. */
export interface RuleYear {
  readonly year: number;
  readonly revenue: number | null;
  readonly netIncome: number | null;
  readonly freeCashFlow: number | null;
  /** In today's shares. */
  readonly dividendsPerShare: number | null;
  /** The change of diluted shares, as a fraction; a split does not count. */
  readonly sharesOutstandingChange: number | null;
  /** Figures that can't be compared with the year before: a spin-off, a merger, a short year. */
  readonly notComparable: readonly string[];
}

export interface RuleFigures {
  /** Fiscal years, oldest first. */
  readonly years: readonly RuleYear[];
  /** On the newest balance sheet. */
  readonly netDebt: number | null;
}

interface ListRule {
  /** The rule as a reader of the list sees it. */
  readonly text: string;
  /** A figure that is missing, or not comparable, speaks against the company. */
  readonly holds: (figures: RuleFigures) => boolean;
}

export const curatedRules = {
  'free-cash-flow-grew': {
    text: 'Free cash flow was higher in each of the last ten fiscal years than in the year before.',
    holds: ({ years }) => roseEveryYear(years, 'freeCashFlow'),
  },
  'revenue-grew': {
    text: 'Revenue was higher in each of the last ten fiscal years than in the year before.',
    holds: ({ years }) => roseEveryYear(years, 'revenue'),
  },
  'dividend-raised': {
    text: 'The dividend per share was higher in each of the last ten fiscal years than in the year before, splits aside.',
    holds: ({ years }) => roseEveryYear(years, 'dividendsPerShare'),
  },
  'no-loss': {
    text: 'Net income was above zero in each of the last ten fiscal years.',
    holds: ({ years }) => everyYear(lastYears(years, 10), ({ netIncome }) => isAbove(netIncome, 0)),
  },
  'fewer-shares': {
    text: 'Diluted shares were fewer in each of the last ten fiscal years than in the year before, splits aside.',
    holds: ({ years }) =>
      everyYear(lastYears(years, 10), ({ sharesOutstandingChange: change }) => change !== null && change < 0),
  },
  'net-cash': {
    text: 'Cash and investments exceed debt on the newest balance sheet.',
    holds: ({ netDebt }) => netDebt !== null && netDebt < 0,
  },
} as const satisfies Record<string, ListRule>;

export type CuratedRuleId = keyof typeof curatedRules;

export const curatedRuleIds = Object.keys(curatedRules) as CuratedRuleId[];

/** Raise it whenever the same figures would meet other rules: all companies are then looked at again. */
export const rulesVersion = 1;

export function rulesMet(figures: RuleFigures): CuratedRuleId[] {
  return curatedRuleIds.filter((id) => curatedRules[id].holds(figures));
}

type GrowingFigure = 'revenue' | 'freeCashFlow' | 'dividendsPerShare';

/** Ten times in a row, so of eleven years. */
function roseEveryYear(years: readonly RuleYear[], row: GrowingFigure): boolean {
  const eleven = lastYears(years, 11);
  return everyYear(
    eleven,
    (year, before) =>
      !year.notComparable.includes(row) && (before === undefined || isAbove(year[row], before[row])),
  );
}

/** Null where there are fewer, or one between is missing. */
function lastYears(years: readonly RuleYear[], count: number): readonly RuleYear[] | null {
  const last = years.slice(-count);
  const inARow = last.every(({ year }, at) => year === (last[0]?.year ?? 0) + at);
  return last.length === count && inARow ? last : null;
}

function everyYear(
  years: readonly RuleYear[] | null,
  holds: (year: RuleYear, before: RuleYear | undefined) => boolean,
): boolean {
  return years?.every((year, at) => holds(year, years[at - 1])) ?? false;
}

function isAbove(value: number | null, other: number | null): boolean {
  return value !== null && other !== null && value > other;
}
