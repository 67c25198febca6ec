/** Per-share figures of a stretch of the year. Money in units, shares in single shares, EPS in money a share. */
export interface StretchPerShare {
  readonly days: number;
  readonly earningsPerShare: number;
  /** Average diluted shares; null where none were filed. */
  readonly shares: number | null;
  /** What belongs to the diluted common shares, of one tag in both stretches; null where there is none. */
  readonly earnings: number | null;
}

/** How a fourth quarter's EPS was made: earnings over shares, EPS times shares over shares, or one EPS less the other. */
export type PerShareMethod = 'earnings' | 'perShareTimesShares' | 'difference';

export interface FourthQuarterPerShare {
  readonly earningsPerShare: number;
  readonly method: PerShareMethod;
  /** Average diluted shares of the quarter; null where no counts were filed. */
  readonly shares: number | null;
  /** How far a right value may be from the difference of the two EPS. */
  readonly bound: number;
}

const halfACent = 0.005;

/** Two EPS, each rounded to a cent. */
const rounding = 0.01;

/** Above both of these the bound proves nothing. */
const widestBound = 0.03;
const widestShareOfValue = 0.02;

/** Counts that moved more than this cannot stand in for one another. */
const steadyShares = 0.01;

/**
 * Earnings per share of a fourth quarter, from the year (Y) and its nine months (9).
 *
 * S4 = (daysY × SY − days9 × S9) ÷ (daysY − days9), as both are averages over time.
 * A = EPSY − EPS9; B = (earningsY − earnings9) ÷ S4; d = S9 ÷ SY − 1; bound = 0.01 + |d| × |EPS9 − 3B|.
 * B, where it is within the bound and half a cent of A: the two roundings, and what the drift of the shares does to A. Else
 * C = (EPSY × SY − EPS9 × S9) ÷ S4 under the same proof, where shares hardly moved. A alone where no counts were filed.
 *
 * Refuses (null) where nothing is proved, where year, nine months and quarter are not all profits or all losses (dilution
 * differs), and where the bound is above 3 cents and 2 % of the value. Values are on the split basis of the annual report.
 *
 * @example EPS 7.46 and 5.62, earnings 112,010 and 84,544, shares 15,004.697 and 15,051.726 over 364 and 273 days:
 * shares of the quarter 14,863.610, EPS 1.8479
 *
 * docs/methodology.md, "Fourth quarter per share"
 */
export function fourthQuarterPerShare(
  year: StretchPerShare,
  nineMonths: StretchPerShare,
): FourthQuarterPerShare | null {
  const a = year.earningsPerShare - nineMonths.earningsPerShare;
  if (year.shares === null || nineMonths.shares === null) {
    const ofOneSign = areOfOneSign([year.earningsPerShare, nineMonths.earningsPerShare, a]);
    return ofOneSign ? { earningsPerShare: a, method: 'difference', shares: null, bound: rounding } : null;
  }
  const days = year.days - nineMonths.days;
  const shares = (year.days * year.shares - nineMonths.days * nineMonths.shares) / days;
  if (!(shares > 0) || year.earnings === null || nineMonths.earnings === null) return null;
  const earnings = year.earnings - nineMonths.earnings;
  if (!areOfOneSign([year.earnings, nineMonths.earnings, earnings])) return null;
  const drift = nineMonths.shares / year.shares - 1;
  const b = earnings / shares;
  const bound = rounding + Math.abs(drift) * Math.abs(nineMonths.earningsPerShare - 3 * b);
  if (bound > widestBound && bound > Math.abs(b) * widestShareOfValue) return null;
  const isProved = (value: number) => Math.abs(value - a) <= bound + halfACent;
  if (isProved(b)) return { earningsPerShare: b, method: 'earnings', shares, bound };
  const c = (year.earningsPerShare * year.shares - nineMonths.earningsPerShare * nineMonths.shares) / shares;
  return Math.abs(drift) <= steadyShares && isProved(c)
    ? { earningsPerShare: c, method: 'perShareTimesShares', shares, bound }
    : null;
}

function areOfOneSign(values: readonly number[]): boolean {
  return values.every((it) => it > 0) || values.every((it) => it < 0);
}
