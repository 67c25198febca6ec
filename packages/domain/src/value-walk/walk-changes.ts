import { forecastColumns } from '../forecast/index.ts';
import {
  type DriverRowKey,
  type Drivers,
  type LevelKey,
  rowKeys,
  type ScalarKey,
  scalarKeys,
} from '../value-state/index.ts';
import { rolledForward } from './columns-of.ts';
import type { Grouping, WalkGroup } from './groups.ts';
import type { Mixture } from './mixture.ts';

/** A number before and after. */
export interface WalkChange {
  readonly key: LevelKey | ScalarKey | DriverRowKey | 'lastYear';
  /** The fiscal year of a figure or a column; null for what has none. */
  readonly year: number | null;
  readonly isTerminal: boolean;
  /** null where there is none: free cash flow growth that nobody typed. */
  readonly before: number | null;
  readonly after: number | null;
}

/** The numbers that differ, by group: actuals against what was predicted of them, columns year by year. */
export function walkChanges(
  older: Drivers,
  newer: Drivers,
  { levels, predicted }: Pick<Mixture, 'levels' | 'predicted'>,
  { level, scalar, row }: Grouping,
  isBackwards: boolean,
): (group: WalkGroup) => WalkChange[] {
  const { lastYear } = newer.time;
  const all: (readonly [WalkGroup, WalkChange])[] = [
    ...changed('time', 'lastYear', null, older.time.lastYear, lastYear),
    ...levels.flatMap((key) => {
      const before = (level(key) === 'ownFigures' ? older.levels : predicted)[key];
      return changed(level(key), key, lastYear, before, newer.levels[key]);
    }),
    ...scalarKeys.flatMap((key) => changed(scalar(key), key, null, older.scalars[key], newer.scalars[key])),
    ...rowKeys.flatMap((key) => {
      const before = rolledForward({ lastYear: older.time.lastYear, row: older.rows[key] }, lastYear);
      return newer.rows[key].flatMap((after, at) =>
        changed(
          row(key),
          key,
          lastYear + at + 1,
          before[at] ?? null,
          after ?? null,
          at === forecastColumns - 1,
        ),
      );
    }),
  ];
  return (group) =>
    all
      .filter(([of]) => of === group)
      .map(([, change]) =>
        isBackwards ? { ...change, before: change.after, after: change.before } : change,
      );
}

function changed(
  group: WalkGroup,
  key: WalkChange['key'],
  year: number | null,
  before: number | null,
  after: number | null,
  isTerminal = false,
): (readonly [WalkGroup, WalkChange])[] {
  return before === after ? [] : [[group, { key, year, isTerminal, before, after }]];
}
