import { annualColumnsShown } from '../columns/index.ts';
import type { Statements } from '../statements/index.ts';
import { checkBalance, checkCashBridge, checkEarningsPerShare } from './equations.ts';
import { information, type QualityCheck } from './quality-check.ts';
import { checkQuarters } from './quarters-add-up.ts';
import { findTagSwitches } from './tag-switches.ts';
import { findUnlikelyFigures } from './unlikely-figures.ts';

/**
 * Every check on the years the table shows, oldest first within each. They change no figure.
 *
 * docs/methodology.md, "Data quality checks"
 */
export function qualityChecks(statements: Statements): QualityCheck[] {
  const { quarterly } = statements;
  const annual = statements.annual.slice(-annualColumnsShown);
  return [
    ...annual.map(checkBalance),
    ...annual.flatMap((year) => checkQuarters(year, quarterly)),
    ...annual.map((year, at) => checkEarningsPerShare(year, annual[at - 1])),
    ...annual.map(checkCashBridge),
    ...findUnlikelyFigures(annual, quarterly),
    ...findTagSwitches(annual),
    derivedShare(statements),
  ];
}

/** How many of the values on file were derived instead of filed as they stand: `found` of `expected`. */
function derivedShare({ annual, quarterly }: Statements): QualityCheck {
  let values = 0;
  let derived = 0;
  for (const { lines } of [...annual, ...quarterly]) {
    for (const figure of Object.values(lines)) {
      if (figure.value === null) continue;
      values += 1;
      if (figure.marks.includes('derived') || figure.marks.includes('derived_quarter')) derived += 1;
    }
  }
  return information({ check: 'derived_share', column: null, expected: values, found: derived });
}
