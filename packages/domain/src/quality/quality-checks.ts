import type { Statements } from '../statements/index.ts';
import { checkBalance, checkCashBridge, checkEarningsPerShare } from './equations.ts';
import { information, type QualityCheck } from './quality-check.ts';
import { checkQuarters } from './quarters-add-up.ts';
import { findTagSwitches } from './tag-switches.ts';

/** Every check of methodology 5, oldest year first within each. They look, and never touch a figure. */
export function qualityChecks(statements: Statements): QualityCheck[] {
  const { annual, quarterly } = statements;
  return [
    ...annual.map(checkBalance),
    ...annual.flatMap((year) => checkQuarters(year, quarterly)),
    ...annual.map(checkEarningsPerShare),
    ...annual.map(checkCashBridge),
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
