import { type Figure, missing } from '../../figures/index.ts';
import { combine, plus } from '../combine.ts';
import type { Statement } from '../line.ts';

/** What rounding to cents and a split in between may take from a sum of dividends. */
const tolerance = 0.02;

/** A dividend declared now is paid next quarter: the cash of a year is about what was declared in it, not the same. */
const farFromPaid = 0.3;

/** Cash over diluted shares is a little less than was paid on each share there was. */
const likePaid = 0.03;
/**
 * Minorities get a part of the cash paid: quarters of less than a third of it leave out a special dividend, quarters of more than all
 * of it tell of one dividend twice.
 */
const minOfPaid = 1 / 3;
const maxOfPaid = 1.1;

/**
 * A year's dividends beside those of its quarters and the cash paid. Four quarters stand in for a year nobody filed, before the
 * cash paid, which may include minorities'. A year below the sum of its quarters is filed wrong, or one of them is (a quarter that declares twice): the nearer to the cash paid
 * counts; where none of them is near it, or no cash paid is known, there is no value.
 *
 * @param paidIn cash paid per share in a year; null when unknown
 *
 * @example quarters 0.3, 0.3, 0.3, 0.3, a year of 0.9, paid 1.2: 1.2, derived
 * @example quarters 0.3, 0.3, 0.6, 0.3, a year of 1.2, paid 1.2: 1.2, as filed
 * @example one quarter 2.92, a year of 1.34, paid 3.5: 2.92, declared once
 * @example quarters 0.5, 0.5 and two unknown, a year of 0.9: no value
 *
 * docs/methodology.md, "Dividends per share"
 */
export function withDividendsOfQuarters(
  annual: readonly Statement[],
  quarterly: readonly Statement[],
  paidIn: (year: number) => number | null,
): Statement[] {
  return annual.map((statement) => {
    const { year } = statement.period;
    const quarters = quarterly.filter((it) => it.period.year === year);
    const filed = quarters.map((it) => it.lines.dividendsPerShare).filter(isFiled);
    const dividendsPerShare = dividendsOf(statement.lines.dividendsPerShare, filed, paidIn(year));
    return { ...statement, lines: { ...statement.lines, dividendsPerShare } };
  });
}

function dividendsOf(year: Figure, quarters: readonly Figure[], paid: number | null): Figure {
  const sum = quarters.reduce((total, it) => total + (it.value ?? 0), 0);
  const ofQuarters = quarters.length === 4 ? combine('Q1 + Q2 + Q3 + Q4', quarters.map(plus)) : null;
  const [once, ...others] = quarters.filter((it) => (it.value ?? 0) > 0);
  const options = [...(isFiled(year) ? [year] : []), ...(ofQuarters === null ? [] : [ofQuarters])];
  const isWhole = isFiled(year) && (year.value ?? 0) >= sum * (1 - tolerance);
  if (!isFiled(year) && once !== undefined && paid !== null && Math.abs(sum - paid) <= paid * likePaid)
    return ofQuarters ?? combine('dividends of its quarters', quarters.map(plus));
  if (isWhole || options.length === 0) return year;
  const isWithinPaid = paid !== null && sum >= paid * minOfPaid && sum <= paid * maxOfPaid;
  if (!isFiled(year) && ofQuarters !== null && isWithinPaid) return ofQuarters;
  const isOnce = isFiled(year) && others.length === 0 && paid !== null;
  if (isOnce && once !== undefined) options.push(combine('declared once, in one quarter', [plus(once)]));
  if (paid === null) return isFiled(year) || ofQuarters === null ? missing('not_provable') : ofQuarters;
  const apart = (it: Figure) => Math.abs((it.value ?? 0) - paid) / paid;
  const [nearest] = options.sort((a, b) => apart(a) - apart(b));
  if (nearest !== undefined && apart(nearest) <= farFromPaid) return nearest;
  return isFiled(year) ? missing('not_provable') : year;
}

/** Not one made from the cash paid. */
function isFiled(figure: Figure): boolean {
  return figure.value !== null && !figure.marks.includes('derived');
}
