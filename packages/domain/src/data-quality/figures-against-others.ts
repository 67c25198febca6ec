import type { Statement } from '../statements/index.ts';
import { isSharedWithOthers } from './others-share.ts';

/** What a figure is held against: the years around its own, and the quarters of it. */
export interface NeighbouringStatements {
  readonly before: Statement | undefined;
  readonly after: Statement | undefined;
  readonly quarters: readonly Statement[];
}

export interface Finding {
  readonly rows: string[];
  readonly expected: number;
  readonly found: number;
  readonly tags?: string[];
}

/** Findings, none where both sides agree, null where one is missing. */
type Compare = (year: Statement, around: NeighbouringStatements) => readonly Finding[] | null;

const nearTax = 0.1;
const ofAssets = 0.25;
const smallPart = 0.05;
/** No business earns ten times its equity while it earns a quarter of its assets. */
const timesEquity = 10;
const mostTurns = 15;
const leastTurns = 0.002;
const mostInterest = 0.25;
const interestOfBank = 0.2;
const interestThatMatters = 0.005;
const otherBasis = 3;
const likeAssets = 1.5;
const aboveYear = 1.1;
const halfACent = 0.005;
const cents = 0.03;
const half = 0.5;

/** Income before tax and tax added up to the profit: the tax has the wrong sign. */
export const taxOfIncome: Compare = ({ lines }) => {
  const [before, tax, profit] = [lines.pretaxIncome.value, lines.incomeTax.value, lines.netIncome.value];
  if (before === null || tax === null || profit === null) return null;
  const isOpposite = tax !== 0 && Math.abs(before + tax - profit) <= Math.abs(tax) * nearTax;
  return isOpposite ? [{ rows: ['incomeTax'], expected: before - profit, found: tax }] : [];
};

/** Dividends of the quarters above those of the year. */
export const dividendsOfQuarters: Compare = ({ lines }, { quarters }) => {
  const year = lines.dividendsPerShare.value;
  const filed = quarters.map((it) => it.lines.dividendsPerShare.value).filter((it) => it !== null);
  if (year === null || filed.length === 0) return null;
  const sum = filed.reduce((total, it) => total + it, 0);
  return sum > year * aboveYear + halfACent
    ? [{ rows: ['dividendsPerShare'], expected: year, found: sum }]
    : [];
};

/** A quarter's filed EPS far from its profit over its shares, unless others share in the profit. */
export const earningsByQuarter: Compare = (_, { before, quarters }) => {
  const known = quarters.flatMap(({ lines }, at) => {
    const pair = perShareOf(lines);
    const earlier = (quarters[at - 1] ?? before)?.lines;
    return pair === null ? [] : [{ ...pair, isShared: isSharedWithOthers(pair, lines, earlier) }];
  });
  if (known.length === 0) return null;
  return known
    .filter(
      ({ filed, made, isShared }) => !isShared && Math.abs(filed - made) > Math.abs(filed) * half + cents,
    )
    .map(({ filed, made }) => ({
      rows: ['earningsPerShare', 'netIncome', 'sharesOutstanding'],
      expected: filed,
      found: made,
    }));
};

function perShareOf(lines: Statement['lines']): { filed: number; made: number } | null {
  const { earningsPerShare, sharesOutstanding } = lines;
  const filed = earningsPerShare.value;
  const shares = sharesOutstanding.value;
  const isMade = [earningsPerShare, sharesOutstanding].some(({ marks }) =>
    (['derived', 'derived_quarter', 'cover_count'] as const).some((it) => marks.includes(it)),
  );
  const profits = [lines.netIncomeToDilutedCommon, lines.netIncomeToCommon, lines.netIncome]
    .map((it) => it.value)
    .filter((it) => it !== null);
  if (filed === null || shares === null || !(shares > 0) || profits.length === 0 || isMade) return null;
  const made = profits
    .map((it) => it / shares)
    .reduce((best, it) => (Math.abs(it - filed) < Math.abs(best - filed) ? it : best));
  return { filed, made };
}

/** Others' interests of a quarter of the assets in one year alone: a part of the equity read as theirs. */
export const minoritiesOfOneYear: Compare = ({ lines }, { before, after }) => {
  const assets = lines.totalAssets.value;
  if (assets === null || before === undefined || after === undefined) return null;
  const others = lines.minorityInterest.value ?? 0;
  const around = [before, after].map((it) => Math.abs(it.lines.minorityInterest.value ?? 0));
  const isAlone = around.every((it) => it < assets * smallPart);
  return Math.abs(others) > assets * ofAssets && isAlone
    ? [{ rows: ['shareholdersEquity'], expected: Math.max(...around), found: others }]
    : [];
};

/** A profit or loss of ten times the equity and a quarter of the assets: income of one company over the equity of another. */
export const returnOnEquity: Compare = ({ lines }) => {
  const [profit, equity, assets] = [
    lines.netIncome.value,
    lines.shareholdersEquity.value,
    lines.totalAssets.value,
  ];
  if (profit === null || equity === null || assets === null) return null;
  const isBeyond =
    equity > 0 && Math.abs(profit) > equity * timesEquity && Math.abs(profit) > assets * ofAssets;
  return isBeyond ? [{ rows: ['roe', 'shareholdersEquity'], expected: equity, found: profit }] : [];
};

/** Revenue of another scale than the assets. */
export const revenueOfAssets: Compare = ({ lines }) => {
  const [revenue, assets] = [lines.revenue.value, lines.totalAssets.value];
  if (revenue === null || assets === null || assets <= 0) return null;
  const isOther = revenue > assets * mostTurns || (revenue > 0 && revenue < assets * leastTurns);
  return isOther ? [{ rows: ['revenue', 'totalAssets'], expected: assets, found: revenue }] : [];
};

/** More than a quarter of the debt paid as interest: a part of the debt. */
export const interestOfDebt: Compare = ({ lines }, { before }) => {
  const [interest, debt, assets] = [
    lines.interestExpense.value,
    lines.totalDebt.value,
    lines.totalAssets.value,
  ];
  if (interest === null || debt === null || assets === null) return null;
  const most = Math.max(debt, before?.lines.totalDebt.value ?? 0);
  // Interest is what a bank buys: it says nothing of its bonds.
  const isBank = interest > (lines.revenue.value ?? 0) * interestOfBank;
  const isPart = interest > most * mostInterest && interest > assets * interestThatMatters && !isBank;
  return isPart ? [{ rows: ['netDebt'], expected: interest, found: debt }] : [];
};

/** EPS that moves threefold against the profit, and shares the other way, while assets do not: shares of two bases. */
export const shareBasis: Compare = ({ lines }, { before }) => {
  if (before === undefined) return null;
  const pairs = (['earningsPerShare', 'netIncome', 'totalAssets', 'sharesOutstanding'] as const).map(
    (key) => {
      const [now, then] = [lines[key].value, before.lines[key].value];
      return now === null || then === null || now * then <= 0 ? null : now / then;
    },
  );
  const [perShare, profit, assets, shares] = pairs;
  if (perShare == null || profit == null || assets == null || shares == null) return null;
  const apart = Math.max(perShare / profit, profit / perShare);
  const isLike = Math.max(assets, 1 / assets) < likeAssets;
  const [then, now] = [before.lines.earningsPerShare.value ?? 0, lines.earningsPerShare.value ?? 0];
  const isTiny = Math.max(Math.abs(then), Math.abs(now)) < cents * 3;
  const isMoved = Math.max(shares, 1 / shares) > otherBasis;
  return apart > otherBasis && isMoved && isLike && !isTiny
    ? [{ rows: ['earningsPerShare', 'sharesOutstanding'], expected: then * profit, found: now }]
    : [];
};

/** Lines of a later report may be told anew without the others. */
const nearLines = 1.01;

/** Debt below its own part due after a year, or with more due within a year than all current liabilities. */
export const debtOfLines: Compare = ({ lines }) => {
  const [debt, later, current] = [
    lines.totalDebt.value,
    lines.noncurrentDebt.value,
    lines.currentLiabilities.value,
  ];
  if (debt === null || later === null) return null;
  const most = current === null ? Number.POSITIVE_INFINITY : (later + current) * nearLines;
  if (later > debt * nearLines) return [{ rows: ['netDebt'], expected: later, found: debt }];
  return debt > most ? [{ rows: ['netDebt'], expected: later + (current ?? 0), found: debt }] : [];
};
