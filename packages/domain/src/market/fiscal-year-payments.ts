import { daysAfter } from '../periods/index.ts';
import type { Dividend } from '../prices/index.ts';
import type { Statement } from '../statements/index.ts';

/** Days from the end of each quarter to the end of its fiscal year. */
const beforeYearEnd = [273, 182, 91, 0] as const;

/**
 * What each fiscal year paid, quarter by quarter, at the quarters' last days; nothing for a year without a figure.
 *
 * Quarters as filed where all four are known. Otherwise what the year paid beyond its known quarters is spread over the
 * others. Four equal parts of the year where its quarters do not add up to it, and where a company leaves quarters out two
 * years running: it declares several at once.
 *
 * @example a year of 4.00 with quarters of 1.00, 1.00 and two unknown: 1.00 four times
 */
export function fiscalYearPayments(
  annual: readonly Statement[],
  quarterly: readonly Statement[],
): { readonly payments: readonly Dividend[]; readonly isSpread: boolean } {
  const years = annual.map((year) => ({ year, quarters: quartersOf(year, quarterly) }));
  const leavesOut = years.map(({ quarters }) => leavesQuartersOut(quarters));
  const spread = leavesOut.map(
    (out, at) => out && (leavesOut[at - 1] === true || leavesOut[at + 1] === true),
  );
  return {
    payments: years.flatMap(({ year, quarters }, at) =>
      paymentsOfYear(year, spread[at] ? noQuarter : quarters),
    ),
    isSpread: spread.at(-1) ?? false,
  };
}

/** Per-share amounts of quarters are rounded to the cent. */
const roundedBy = 0.02;

type Quarters = readonly (Statement | null)[];

const noQuarter: Quarters = [null, null, null, null];

function quartersOf({ period }: Statement, quarterly: readonly Statement[]): Quarters {
  return [1, 2, 3, 4].map((number) => {
    const found = quarterly.find((it) => it.period.year === period.year && it.period.quarter === number);
    return found === undefined || found.lines.dividendsPerShare.value === null ? null : found;
  });
}

/** Nothing in some quarter after one that paid: not a company's first dividend. */
function leavesQuartersOut(quarters: Quarters): boolean {
  const amounts = quarters.map((quarter) => quarter?.lines.dividendsPerShare.value ?? null);
  const paid = amounts.filter((amount) => amount !== null && amount > 0).length;
  return paid > 0 && paid <= 2 && amounts.filter((amount) => amount === 0).length === 4 - paid;
}

function paymentsOfYear(year: Statement, quarters: Quarters): Dividend[] {
  const total = year.lines.dividendsPerShare.value;
  const known = quarters.map((quarter) => quarter?.lines.dividendsPerShare.value ?? null);
  const unknown = known.filter((amount) => amount === null).length;
  const rest = total === null ? 0 : total - known.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  if (total === null && unknown > 0) return [];
  if (total !== null && quarters !== noQuarter && !addsUp(rest, total, unknown))
    return paymentsOfYear(year, noQuarter);
  return beforeYearEnd.map((days, at) => ({
    exDate: quarters[at]?.period.end ?? daysAfter(year.period.end, -days),
    amount: known[at] ?? rest / unknown,
  }));
}

/** Whether known quarters leave nothing of the year, or something for the unknown ones. */
function addsUp(rest: number, total: number, unknown: number): boolean {
  return rest >= -total * roundedBy && (unknown > 0 || rest <= total * roundedBy);
}
