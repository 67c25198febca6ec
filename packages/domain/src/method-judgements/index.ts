/** Bounds and rates chosen by judgement. */

/** A fraction: 0.08 is eight percent. */
type Fraction = number;

/**
 * Every constant of the valuation methods that is a judgement and not a result, with its reason. decision 27 says which
 * evidence would change one.
 */

/** Growth above this does not last: of 269 companies, those above 30 % a year kept two thirds of it or less in the next five years. */
export const growthBound: Fraction = 0.15;

/** About the nominal growth of an economy: no company outgrows it for ever. */
export const longRunGrowth: Fraction = 0.04;

/** From here the ten-year default says that its growth is unlikely to last. One company in nine is above it. */
export const growthWarning: Fraction = 0.2;

/** Shrinking faster than this seldom goes on for six years: said beside the value, because nothing better is known. */
export const steepDecline: Fraction = -0.1;

/** Terminal values above this part of the whole rest on years nobody can see. */
export const terminalShareWarning: Fraction = 0.75;

/** A mean or a rate over fewer years says more about the years than about the company. */
export const minYears = 3;

/** One business cycle: short enough to leave an old business behind, long enough for one bad year. */
export const shortAverageYears = 5;

export const longAverageYears = 10;

/**
 * What is left of a return above the required one in each of the years 1 to 5. Research on accounting returns finds that
 * some 0.6 of it lasts from one year to the next (2.6 in sum); a straight line to zero at Terminal sums to 3.0.
 */
export const excessReturnKept: readonly Fraction[] = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** Maintenance of a landlord that files neither improvements nor leasing costs, as a part of its depreciation. */
export const assumedMaintenance: Fraction = 0.15;

/** Funds from operations this far above the cash flow contain a gain filed under a name that is not read. */
export const maxFundsOfCashFlow: Fraction = 1.1;

/** Funds from operations this far below the cash flow hold a loss that is no running cost, such as a business given up. */
export const minFundsOfCashFlow: Fraction = 0.6;

/** Who pays out less decides about more than the dividend does: it says little about the value. */
export const minPayout: Fraction = 0.4;

/** One margin above this many medians carries the mean. */
export const outlyingMargin = 2;

/** A year and a half: by then a newer annual report is overdue, and carrying the value on says nothing. */
export const maxCarriedDays = 550;

/** A quarter's dividend above this many times the median of the last four is a special one and not repeated. */
export const specialDividend = 2;

/** Earnings to common below this part of the profit after tax: the profit was others'. */
export const othersProfit: Fraction = 0.01;

/** Values further apart than this many times aren't two views of one thing: the page says which and why. */
export const farApart = 3;
