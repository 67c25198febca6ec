import { annualColumnsShown } from '../columns/index.ts';
import type { Figure, Mark } from '../figures/index.ts';
import { isRowKey } from '../rows/index.ts';
import { lineKeys, type Statement, type Statements } from '../statements/index.ts';
import { countGaps } from './gaps.ts';
import type { CheckName, QualityCheck } from './quality-check.ts';

/** Checks that are equations; the others look for unlikely figures or inform. */
const identities: ReadonlySet<CheckName> = new Set([
  'balance',
  'quarters_add_up',
  'earnings_per_share',
  'cash_bridge',
]);

/** How good the filings of a company are, in numbers that say nothing of its figures. */
export interface QualityCounts {
  /** Years whose equation holds, or differs for a reason the filings show: one for each equation and year. */
  readonly passed: number;
  /** Years whose equation could be checked. */
  readonly judged: number;
  /** All checks that failed, of unlikely figures too. */
  readonly failed: number;
  readonly gaps: number;
  readonly tagSwitches: number;
  /** Figures set aside: for one of an earlier filing, from the averages, or by an editor. */
  readonly excluded: number;
  /** Figures of which an earlier filing said something else. */
  readonly restated: number;
}

/** docs/methodology.md, "Counts of data quality" */
export function countQuality(statements: Statements, checks: readonly QualityCheck[]): QualityCounts {
  const annual = statements.annual.slice(-annualColumnsShown);
  const judged = yearsOf(checks, 'passed', 'failed', 'explained');
  const broken = yearsOf(checks, 'failed');
  return {
    passed: judged - broken,
    judged,
    failed: checks.filter(({ state }) => state === 'failed').length,
    gaps: countGaps(annual, statements.quarterly),
    tagSwitches: checks.filter(({ check }) => check === 'tag_switch').length,
    excluded: countFigures(
      annual,
      ({ marks, why }) => why === 'excluded' || setAside.some((mark) => marks.includes(mark)),
    ),
    restated: countFigures(annual, ({ marks }) => marks.includes('restated')),
  };
}

/** A year of which one line fails is no passed year, as many lines of it as pass. */
function yearsOf(checks: readonly QualityCheck[], ...states: QualityCheck['state'][]): number {
  const found = checks.filter(({ check, state }) => identities.has(check) && states.includes(state));
  return new Set(found.map(({ check, column }) => `${check} ${column}`)).size;
}

const setAside: readonly Mark[] = ['earlier_vintage', 'does_not_balance'];

function countFigures(annual: readonly Statement[], isCounted: (figure: Figure) => boolean): number {
  const keys = lineKeys.filter(isRowKey);
  return annual.flatMap(({ lines }) => keys.map((key) => lines[key])).filter(isCounted).length;
}
