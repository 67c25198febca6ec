import { type Figure, missing } from '../../figures/index.ts';
import { dayNumber } from '../../periods/index.ts';
import { combine, marked, minus, plus, type SignedFigure } from '../combine.ts';
import type { Filings } from '../filings.ts';
import type { LineKey, Statement } from '../line.ts';
import { earningsPerShare } from '../lines/earnings-per-share.ts';
import { netIncome } from '../lines/net-income.ts';
import { netIncomeToCommon, netIncomeToDilutedCommon } from '../lines/net-income-to-common.ts';
import { sharesOutstanding } from '../lines/shares.ts';
import type { Rule } from '../rule.ts';
import { annualView } from '../views/annual-view.ts';
import { nineMonthsView, yearAfterNineMonthsView } from '../views/nine-months-view.ts';
import type { PeriodView } from '../views/period-view.ts';
import { isOtherScale } from '../vintages/scale-errors.ts';
import {
  type FourthQuarterPerShare,
  fourthQuarterPerShare,
  type PerShareMethod,
  type StretchPerShare,
} from './fourth-quarter-per-share.ts';

/**
 * Fourth quarters with their earnings per share and average shares, which no report files as such. A filed EPS counts and is
 * held against the derived one: where it is the same digits on another scale, the derived one counts.
 *
 * docs/methodology.md, "Fourth quarter per share"
 */
export function withFourthQuartersPerShare(filings: Filings, quarterly: readonly Statement[]): Statement[] {
  return quarterly.map((statement) => {
    const { year, quarter } = statement.period;
    return quarter === 4 ? withPerShare(statement, readPerShare(filings, year)) : statement;
  });
}

/** Derived earnings per share of fourth quarters once more, of years in which an editor corrected what they are made from. */
export function withCorrectedPerShare(
  filings: Filings,
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  return quarterly.map((statement) => {
    const { year, quarter } = statement.period;
    const whole = annual.find((it) => it.period.year === year);
    const { marks } = statement.lines.earningsPerShare;
    const isDerived = marks.includes('derived_quarter');
    if (quarter !== 4 || !isDerived || whole === undefined || !perShareLines.some(isCorrectedIn(whole))) {
      return statement;
    }
    const derived = readPerShare(filings, year, whole);
    if (derived === null) return statement;
    const earningsPerShare = marked(perShareOf(derived), 'corrected');
    return { ...statement, lines: { ...statement.lines, earningsPerShare } };
  });
}

const perShareLines = [
  'earningsPerShare',
  'sharesOutstanding',
  'netIncome',
  'netIncomeToCommon',
  'netIncomeToDilutedCommon',
] as const;

function isCorrectedIn({ lines }: Statement) {
  return (key: LineKey) => lines[key].value !== null && lines[key].marks.includes('corrected');
}

/** What the year, or its first nine months, says of the quarter. */
interface PerShareFigures {
  readonly perShare: Figure;
  readonly shares: Figure;
  readonly earnings: Figure;
}

interface Derived {
  readonly answer: FourthQuarterPerShare;
  readonly year: PerShareFigures;
  readonly nineMonths: PerShareFigures;
  /** Shares of today for one share of the annual report. */
  readonly factor: number;
}

function withPerShare(statement: Statement, derived: Derived | null): Statement {
  if (derived === null) return statement;
  const { earningsPerShare: filed, sharesOutstanding: count } = statement.lines;
  const lines = {
    ...statement.lines,
    earningsPerShare: filed.value === null ? perShareOf(derived) : heldAgainst(filed, derived),
    sharesOutstanding: count.value === null ? sharesOf(derived) : count,
  };
  return { ...statement, lines };
}

/** Earnings that EPS may divide; the first that is of one tag in the year and its nine months. */
const earningsRules: readonly Rule[] = [netIncomeToDilutedCommon, netIncomeToCommon, netIncome];

/** @param whole the year with what an editor corrected; as filed without it */
function readPerShare(filings: Filings, year: number, whole?: Statement): Derived | null {
  const views = [yearAfterNineMonthsView(filings, year), nineMonthsView(filings, year)] as const;
  const perShare = ofOneTag(earningsPerShare, views);
  const counts = ofOneTag(filedShares, views);
  const isCounted = filedShares.read(annualView(filings, year)).value !== null;
  if (perShare === null || (counts === null && isCounted)) return null;
  const shares = counts ?? [none, none];
  const earnings = earningsRules.map((rule) => ofOneTag(rule, views)).find((it) => it !== null) ?? [
    none,
    none,
  ];
  const [filedYear, ofNineMonths] = ([0, 1] as const).map((it) => ({
    perShare: perShare[it],
    shares: shares[it],
    earnings: earnings[it],
  }));
  if (filedYear === undefined || ofNineMonths === undefined) return null;
  const ofYear = whole === undefined ? filedYear : withCorrected(filedYear, whole);
  const factor = ofYear.perShare.splitFactor;
  const answer = fourthQuarterPerShare(asFiled(ofYear, factor), asFiled(ofNineMonths, factor));
  return answer === null ? null : { answer, year: ofYear, nineMonths: ofNineMonths, factor };
}

function withCorrected({ perShare, shares, earnings }: PerShareFigures, year: Statement): PerShareFigures {
  const lineIn = (filed: Figure, keys: readonly LineKey[]) => {
    const key = keys.find((it) => isCorrectedIn(year)(it) && tagsOf(year.lines[it]) === tagsOf(filed));
    return key === undefined ? filed : year.lines[key];
  };
  return {
    perShare: lineIn(perShare, ['earningsPerShare']),
    shares: lineIn(shares, ['sharesOutstanding']),
    earnings: lineIn(earnings, ['netIncomeToDilutedCommon', 'netIncomeToCommon', 'netIncome']),
  };
}

const none = missing('not_filed');

/** Counts as filed: one made from EPS proves nothing of EPS. */
const filedShares: Rule = {
  tags: sharesOutstanding.tags,
  read(view) {
    const count = sharesOutstanding.read(view);
    return count.marks.includes('derived') ? none : count;
  },
};

/** A rule's figures of the year and its nine months, both from the same tags. */
function ofOneTag(
  rule: Rule,
  [year, nineMonths]: readonly [PeriodView, PeriodView],
): readonly [Figure, Figure] | null {
  const figures = [rule.read(year), rule.read(nineMonths)] as const;
  return figures.some((it) => it.value === null) || tagsOf(figures[0]) !== tagsOf(figures[1])
    ? null
    : figures;
}

function tagsOf({ sources }: Figure): string {
  return sources.map(({ tag }) => tag).join(' ');
}

/** The stretch on the split basis of the annual report, in which EPS was rounded to cents. */
function asFiled({ perShare, shares, earnings }: PerShareFigures, factor: number): StretchPerShare {
  const [source] = perShare.sources;
  return {
    days: source?.start == null ? 0 : dayNumber(source.end) - dayNumber(source.start) + 1,
    earningsPerShare: (perShare.value ?? 0) * factor,
    shares: shares.value === null ? null : shares.value / factor,
    earnings: earnings.value,
  };
}

const formulas: Readonly<Record<PerShareMethod, string>> = {
  earnings: '(FY − 9M net income to common) ÷ diluted shares of the quarter',
  perShareTimesShares: '(FY EPS × shares − 9M EPS × shares) ÷ diluted shares of the quarter',
  difference: 'FY − 9M EPS',
};

function perShareOf({ answer, year, nineMonths, factor }: Derived): Figure {
  const shares = answer.method === 'difference' ? [] : [plus(year.shares), minus(nineMonths.shares)];
  const parts = answer.method === 'earnings' ? ('earnings' as const) : ('perShare' as const);
  return derivedFrom(
    [plus(year[parts]), minus(nineMonths[parts]), ...shares],
    answer.earningsPerShare / factor,
    formulas[answer.method],
    factor,
  );
}

function sharesOf({ answer, year, nineMonths, factor }: Derived): Figure {
  if (answer.shares === null) return missing('not_provable');
  return derivedFrom(
    [plus(year.shares), minus(nineMonths.shares)],
    answer.shares * factor,
    'average of FY less that of 9M, each times its days, ÷ days of the quarter',
    factor,
  );
}

function derivedFrom(
  parts: readonly SignedFigure[],
  value: number,
  formula: string,
  splitFactor: number,
): Figure {
  return { ...combine(formula, parts, 'derived_quarter'), value, splitFactor };
}

/**
 * A filed EPS outside the bound stays, with what the year says. One on another scale is a slip, and basic EPS where the year's is
 * diluted is another figure.
 */
function heldAgainst(filed: Figure, derived: Derived): Figure {
  const perShare = perShareOf(derived);
  if (isSecondChoice(filed) && !isSecondChoice(perShare)) return perShare;
  const is = filed.value ?? 0;
  const shouldBe = perShare.value ?? 0;
  if (Math.abs(is - shouldBe) * derived.factor <= derived.answer.bound + halfACent) return filed;
  if (isOtherScale(is, shouldBe, slipTolerance)) {
    return { ...perShare, formula: `${perShare.formula}; filed as ${filed.sources[0]?.value}` };
  }
  const formula = `as filed; the year and its nine months give ${Number(shouldBe.toPrecision(3))}`;
  return { ...marked(filed, 'unlike_year'), formula: filed.formula ?? formula };
}

function isSecondChoice({ marks }: Figure): boolean {
  return marks.includes('fallback_tag');
}

const halfACent = 0.005;

/** A filed EPS of 0.0132 is a slip of 1.32, although 1.3196 is what the year gives. */
const slipTolerance = 0.02;
