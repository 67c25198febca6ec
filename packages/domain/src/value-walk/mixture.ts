import {
  type DriverRowKey,
  type Drivers,
  type LevelKey,
  levelKeys,
  rowKeys,
  type ScalarKey,
  scalarKeys,
} from '../value-state/index.ts';
import { rolledBack, rolledForward } from './columns-of.ts';
import type { Grouping, WalkGroup } from './groups.ts';
import { predictLevels } from './predict-levels.ts';

/** Drivers of which some groups are as in the newer state and all others as in the older. */
export interface Mixture {
  /** The groups in which the two states differ. */
  readonly differing: ReadonlySet<WalkGroup>;
  readonly driversWith: (newer: ReadonlySet<WalkGroup>) => Drivers;
  /** The levels that either state uses. */
  readonly levels: readonly LevelKey[];
  /** What the older state foresaw for the newer one's base year. */
  readonly predicted: Drivers['levels'];
}

/**
 * Two states of one form, of which the older one's base year is not later.
 *
 * A year on, the base is what the older state foresaw for that year until actuals are in; without the year, actuals of it
 * have no effect.
 */
export function mixtureOf(older: Drivers, newer: Drivers, { level, scalar, row }: Grouping): Mixture {
  const isRolled = newer.time.lastYear > older.time.lastYear;
  const predicted = predictLevels(older, newer.time.lastYear);
  const rows = Object.fromEntries(rowKeys.map((key) => [key, rowOnBoth(key, older, newer)])) as Readonly<
    Record<DriverRowKey, RowOnBoth>
  >;
  const levels = levelKeys.filter((key) => counts(key, older, newer));
  const levelBefore = (key: LevelKey) =>
    (level(key) === 'ownFigures' ? older : { levels: predicted }).levels[key];

  const differing = new Set<WalkGroup>([
    ...(sameTime(older, newer) ? [] : (['time'] as const)),
    ...levels.filter((key) => levelBefore(key) !== newer.levels[key]).map(level),
    ...scalarKeys.filter((key) => older.scalars[key] !== newer.scalars[key]).map(scalar),
    ...rowKeys.filter((key) => rows[key].differs).map(row),
  ]);

  const driversWith = (has: ReadonlySet<WalkGroup>): Drivers => {
    const isOnNewYear = has.has('time');
    const levelOf = (key: LevelKey) => {
      const isNew = has.has(level(key));
      if (!isRolled || level(key) === 'ownFigures') return (isNew ? newer : older).levels[key];
      if (!isOnNewYear) return older.levels[key];
      return (isNew ? newer.levels : predicted)[key];
    };
    const scalarOf = (key: ScalarKey) => (has.has(scalar(key)) ? newer : older).scalars[key];
    const rowOf = (key: DriverRowKey) => {
      const { onOlder, onNewer } = has.has(row(key)) ? rows[key].newer : rows[key].older;
      return isOnNewYear ? onNewer : onOlder;
    };
    return {
      form: older.form,
      time: isOnNewYear ? newer.time : older.time,
      levels: record(levelKeys, levelOf),
      scalars: record(scalarKeys, scalarOf),
      rows: record(rowKeys, rowOf),
      capexFollowsRevenue: older.capexFollowsRevenue,
      revenueFades: older.revenueFades,
      roeFades: (has.has(row('roe')) ? newer : older).roeFades,
    };
  };
  return { differing, driversWith, levels, predicted };
}

type Cells = Drivers['rows'][DriverRowKey];

/** A row of either state on the columns of either's base year. */
interface RowOnBoth {
  readonly older: { readonly onOlder: Cells; readonly onNewer: Cells };
  readonly newer: { readonly onOlder: Cells; readonly onNewer: Cells };
  /** Whether the years of the newer state are predicted otherwise than before. */
  readonly differs: boolean;
}

function rowOnBoth(key: DriverRowKey, older: Drivers, newer: Drivers): RowOnBoth {
  const before = { lastYear: older.time.lastYear, row: older.rows[key] };
  const after = { lastYear: newer.time.lastYear, row: newer.rows[key] };
  const forward = rolledForward(before, newer.time.lastYear);
  const fades = key === 'roe' && older.roeFades !== newer.roeFades;
  const differs = fades || after.row.some((cell, at) => cell !== forward[at]);
  return {
    older: { onOlder: before.row, onNewer: orOther(forward, after.row) },
    newer: { onOlder: orOther(rolledBack(after, before), before.row), onNewer: after.row },
    differs,
  };
}

/** A percentage that one state doesn't need is the other's, so that it also has a meaning in between. */
function orOther(cells: Cells, other: Cells): Cells {
  return cells.map((cell, at) => (cell === null ? other[at] : cell));
}

/** The last free cash flow is only grown from where its growth was typed. */
function counts(key: LevelKey, ...states: readonly Drivers[]): boolean {
  if (key !== 'freeCashFlow') return true;
  return states.some(({ rows }) => rows.freeCashFlowGrowthRate.some((cell) => cell !== undefined));
}

function sameTime({ time: older }: Drivers, { time: newer }: Drivers): boolean {
  const { lastYear, lastPeriodEnd, day, dividendsSince } = older;
  if (lastYear !== newer.lastYear || lastPeriodEnd !== newer.lastPeriodEnd || day !== newer.day) return false;
  return day === null || JSON.stringify(dividendsSince) === JSON.stringify(newer.dividendsSince);
}

/** Thousands of mixtures are made for one walk: a loop is several times faster than entries. */
function record<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Readonly<Record<K, V>> {
  const values: Partial<Record<K, V>> = {};
  for (const key of keys) values[key] = valueFor(key);
  return values as Record<K, V>;
}
