import type { Figure } from '../../figures/index.ts';
import { combine, plus } from '../combine.ts';
import type { Statement } from '../line.ts';

/** Quarters that tell the average of a year: three of four. */
const fewest = 3;

/** How far the counts of quarters may be from what profit and EPS of the year imply. */
const agreement = 0.05;

/**
 * Years whose count is made from net income and EPS, with the mean of their filed quarters instead, where three or more were filed
 * and are near it: EPS is rounded, and of one class of shares where there are several.
 *
 * @example net income −648 over −1.87 a share is 347, quarters 358, 354 and 354: 355
 *
 * docs/methodology.md, "Shares"
 */
export function withCountsOfQuarters(
  annual: readonly Statement[],
  quarterly: readonly Statement[],
): Statement[] {
  return annual.map((statement) => {
    const implied = statement.lines.sharesOutstanding;
    if (implied.value === null || !implied.marks.includes('derived')) return statement;
    const filed = quarterly
      .filter((it) => it.period.year === statement.period.year)
      .map((it) => it.lines.sharesOutstanding)
      .filter((it) => isFiled(it) && Math.abs((it.value ?? 0) / (implied.value ?? 1) - 1) <= agreement);
    if (filed.length < fewest) return statement;
    const sum = combine('mean of its quarters', filed.map(plus));
    const sharesOutstanding = { ...sum, value: (sum.value ?? 0) / filed.length };
    return { ...statement, lines: { ...statement.lines, sharesOutstanding } };
  });
}

function isFiled({ value, marks }: Figure): boolean {
  return (
    value !== null &&
    !(['derived', 'cover_count', 'derived_quarter'] as const).some((it) => marks.includes(it))
  );
}
