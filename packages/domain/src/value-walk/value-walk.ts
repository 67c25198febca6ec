import { type OwnFigureKey, ownFigureKeys } from '../forecast/index.ts';
import type { NoMethodValue } from '../valuation/index.ts';
import {
  driversOf,
  formOf,
  type StateValue,
  type ValueState,
  valueOfDrivers,
  valueOfState,
} from '../value-state/index.ts';
import { centsAddingUp, centsOf } from './cents.ts';
import { groupingOf, needJointRates, type WalkGroup, walkGroups } from './groups.ts';
import { mixtureOf } from './mixture.ts';
import { shapleyOf } from './shapley.ts';
import { type WalkChange, walkChanges } from './walk-changes.ts';

/** Why a value moved from one state to another, or which of the two has no value. */
export type ValueWalkResult = ValueWalk | NoValueWalk;

export interface ValueWalk {
  readonly ok: true;
  /** Values per share, both in today's shares. */
  readonly from: number;
  readonly to: number;
  /** Parts of the groups that differ, in the order of `walkGroups`; they add up to `to` less `from`, in cents too. */
  readonly parts: readonly WalkPart[];
  /** Whether some mixture of the two states is worth zero or less, though both ends are worth something. */
  readonly passesBelowZero: boolean;
}

export interface NoValueWalk {
  readonly ok: false;
  readonly end: 'from' | 'to';
  readonly refusal: NoMethodValue;
}

export interface WalkPart {
  readonly group: WalkGroup;
  readonly part: number;
  /** The part as shown, in whole cents. */
  readonly cents: number;
  /** The part if this were the first change of all, and if it were the last. */
  readonly first: number;
  readonly last: number;
  /** Whether the person typed a cell of this row; else it follows averages, consensus or filings. */
  readonly isTyped: boolean;
  /** The numbers behind it, before and after. */
  readonly changes: readonly WalkChange[];
}

/**
 * The change of a value between two states, as parts that don't depend on an order and add up, to the cent.
 *
 * Formula: the Shapley value of each group in which the states differ, over the plain arithmetic of the value: a mixture
 * below zero is a number too. Required return and terminal growth are one group where one without the other would leave
 * them less than a point apart. Cents by largest remainder.
 * Refuses: an end without a value. Two methods, or two reported currencies, have one part and no others.
 * Example: AAPL from 79.99 to 103.44 in nine parts (`value-walk.test.ts`).
 *
 * docs/methodology.md, "Why a value moved"
 */
export function valueWalk(from: ValueState, to: ValueState): ValueWalkResult {
  const before = valueOfState(from);
  const after = valueOfState(to);
  if (!before.ok) return { ok: false, end: 'from', refusal: before };
  if (!after.ok) return { ok: false, end: 'to', refusal: after };
  const incomparable = whyIncomparable(from, before, to, after);
  if (incomparable !== null) return wholeChange(incomparable, before, after);

  const old = driversOf(from, before);
  const now = driversOf(to, after);
  const isBackwards = old.time.lastYear > now.time.lastYear;
  const [older, newer] = isBackwards ? [now, old] : [old, now];
  const grouping = groupingOf(older, newer, ownKeys(from, to), needJointRates(older, newer));
  const mixture = mixtureOf(older, newer, grouping);
  const groups = walkGroups.filter((group) => mixture.differing.has(group));
  const { parts, least } = shapleyOf(groups.length, (has) =>
    valueOfDrivers(mixture.driversWith(new Set(groups.filter((_, at) => has(at))))),
  );
  const directed = isBackwards
    ? parts.map(({ part, first, last }) => ({ part: -part, first: -last, last: -first }))
    : parts;
  const cents = centsAddingUp(
    directed.map(({ part }) => part),
    centsOf(after.valuePerShare) - centsOf(before.valuePerShare),
  );
  const changes = walkChanges(older, newer, mixture, grouping, isBackwards);
  return {
    ok: true,
    from: before.valuePerShare,
    to: after.valuePerShare,
    parts: groups.map((group, at) => ({
      group,
      ...(directed[at] ?? { part: 0, first: 0, last: 0 }),
      cents: cents[at] ?? 0,
      isTyped: [from, to].some((state) => hasTyped(state, group)),
      changes: changes(group),
    })),
    passesBelowZero: least <= 0,
  };
}

/** A typed forecast is valued by its free cash flow and has no method of its own to compare. */
function whyIncomparable(
  from: ValueState,
  before: StateValue,
  to: ValueState,
  after: StateValue,
): 'method' | 'reportedCurrency' | null {
  if (isForeign(before) !== isForeign(after)) return 'reportedCurrency';
  if (formOf(before.result) !== formOf(after.result)) return 'method';
  const hasMethod = [from, to].every(({ forecast }) => typeof forecast === 'string');
  return hasMethod && from.method !== to.method ? 'method' : null;
}

function isForeign({ base }: StateValue): boolean {
  return base.currencyRate !== undefined || base.refusal === 'currency_mismatch';
}

function wholeChange(group: WalkGroup, before: StateValue, after: StateValue): ValueWalk {
  const from = before.valuePerShare;
  const to = after.valuePerShare;
  const part = to - from;
  const cents = centsOf(to) - centsOf(from);
  const whole = { group, part, cents, first: part, last: part, isTyped: false, changes: [] };
  return { ok: true, from, to, parts: [whole], passesBelowZero: false };
}

function ownKeys(...states: readonly ValueState[]): ReadonlySet<OwnFigureKey> {
  return new Set(
    ownFigureKeys.filter((key) => states.some(({ ownFigures }) => ownFigures[key] !== undefined)),
  );
}

function hasTyped({ forecast }: ValueState, group: WalkGroup): boolean {
  return typeof forecast !== 'string' && forecast.typed.some(({ row }) => row === group);
}
