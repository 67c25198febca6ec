import { isRowKey } from '../rows/index.ts';
import { lineKeys, type Statement } from '../statements/index.ts';

/**
 * What is missing between two things that are there: a fiscal year or a quarter of which nothing is on file, and a line
 * without a figure in a year though the years before and after have one. What a company never filed, or stopped filing,
 * is no gap.
 * Example: years 2019, 2020 and 2022 with revenue in each, and capex in 2019 and 2022 alone: 2021 and the capex of 2020
 * make two gaps.
 *
 * docs/methodology.md, "Counts of data quality"
 */
export function countGaps(annual: readonly Statement[], quarterly: readonly Statement[]): number {
  return missingYears(annual) + missingLines(annual) + missingQuarters(quarterly);
}

function missingYears(annual: readonly Statement[]): number {
  return missingBetween(annual.map(({ period }) => period.year));
}

function missingQuarters(quarterly: readonly Statement[]): number {
  return missingBetween(quarterly.map(({ period }) => period.year * 4 + (period.quarter ?? 1)));
}

/** @param numbers in their order, each once */
function missingBetween(numbers: readonly number[]): number {
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  return first === undefined || last === undefined ? 0 : last - first + 1 - numbers.length;
}

function missingLines(annual: readonly Statement[]): number {
  return lineKeys.filter(isRowKey).reduce((total, key) => {
    const known = annual.map(({ lines }) => lines[key].value !== null);
    const [first, last] = [known.indexOf(true), known.lastIndexOf(true)];
    return total + known.filter((isKnown, at) => !isKnown && at > first && at < last).length;
  }, 0);
}
