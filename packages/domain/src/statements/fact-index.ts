import type { Fact, IsoDate } from '../facts/index.ts';
import { dayNumber, type Slot } from '../periods/index.ts';
import type { SlotOf } from './dividend-rates.ts';
import { onBasis, type SplitFactor } from './shares/split-adjustment.ts';
import { findScaleErrors, hasOtherScales, typicalSize } from './vintages/scale-errors.ts';
import { findSignErrors, hasBothSigns } from './vintages/sign-errors.ts';
import { type Filed, latestOf } from './vintages/vintages.ts';

/** The facts of one company by tag, unit and place in its fiscal years. Built once, then only looked up. */
export interface FactIndex {
  find(tag: string, unit: string, slot: Slot): Filed | null;
  /** The newest filing that uses a tag at all; empty when none does. */
  lastUsed(tag: string): IsoDate | '';
  /** The first filing that uses it; empty when none does. */
  firstUsed(tag: string): IsoDate | '';
  /** The newest filing that uses it for a whole year. */
  lastUsedForYear(tag: string): IsoDate | '';
  /** Whether any filing gives it for a half or nine months, as statements of cash flows do. */
  isFiledToDate(tag: string): boolean;
}

/**
 * Filings may give one period by slightly different days. The days most facts of the tag give are taken whole; vintages
 * of different days are never one series. A vintage on another scale than the tag's other periods is set aside.
 */
export function indexFacts(facts: readonly Fact[], slotOf: SlotOf, factorOn: SplitFactor): FactIndex {
  const units = new Map<string, Map<string, Map<number, Fact[]>>>();
  const used = new Map<string, IsoDate>();
  const first = new Map<string, IsoDate>();
  const usedForYear = new Map<string, IsoDate>();
  const filedToDate = new Set<string>();
  for (const fact of facts) {
    const slot = slotOf(fact);
    if (slot === null) continue;
    const name = `${fact.taxonomy}:${fact.tag}`;
    if (fact.filed > (used.get(name) ?? '')) used.set(name, fact.filed);
    if (fact.filed < (first.get(name) ?? '9')) first.set(name, fact.filed);
    const isYear = slot.from === 1 && slot.to === 4;
    if (slot.from === 1 && (slot.to === 2 || slot.to === 3)) filedToDate.add(name);
    if (isYear && fact.filed > (usedForYear.get(name) ?? '')) usedForYear.set(name, fact.filed);
    const bySlot = groupOf(groupOf(units, fact.unit), name);
    const number = slotNumber(slot);
    const filed = bySlot.get(number);
    if (filed === undefined) bySlot.set(number, [fact]);
    else filed.push(fact);
  }
  const ready = new Map<readonly Fact[], Filed | null>();
  return {
    lastUsed: (tag) => used.get(tag) ?? '',
    firstUsed: (tag) => first.get(tag) ?? '',
    lastUsedForYear: (tag) => usedForYear.get(tag) ?? '',
    isFiledToDate: (tag) => filedToDate.has(tag),
    find(tag, unit, slot) {
      const periods = units.get(unit)?.get(tag);
      const filed = periods?.get(slotNumber(slot));
      if (periods === undefined || filed === undefined) return null;
      const known = ready.get(filed);
      if (known !== undefined) return known;
      const answer = onePeriod(filed, (vintages) => slipsAmong(vintages, periods, factorOn));
      ready.set(filed, answer);
      return answer;
    },
  };
}

function groupOf<Key, Value>(groups: Map<string, Map<Key, Value>>, name: string): Map<Key, Value> {
  const known = groups.get(name);
  if (known !== undefined) return known;
  const group = new Map<Key, Value>();
  groups.set(name, group);
  return group;
}

function slotNumber(slot: Slot): number {
  return slot.year * 100 + slot.from * 10 + slot.to;
}

type Vintages = readonly [Fact, ...Fact[]];

function onePeriod(filed: readonly Fact[], slipsOf: (vintages: Vintages) => Fact[]): Filed | null {
  const vintages = ofOneStretch(filed);
  if (vintages === null) return null;
  const slips = slipsOf(vintages);
  const [first, ...others] = vintages.filter((it) => !slips.includes(it));
  return first === undefined ? null : latestOf([first, ...others], slips);
}

/** Share counts stay: net income over earnings per share shows their scale, see share-scale.ts. */
function slipsAmong(
  vintages: Vintages,
  periods: ReadonlyMap<number, readonly Fact[]>,
  factorOn: SplitFactor,
): Fact[] {
  const { unit } = vintages[0];
  if (vintages.length === 1 || unit === 'shares') return [];
  const measure = unit.endsWith('/shares') ? 'perShare' : 'money';
  const amountsOf = (facts: readonly Fact[]) =>
    facts.map((it) => onBasis(it.value, measure === 'money' ? 1 : factorOn(it.filed), measure));
  const amounts = amountsOf(vintages);
  const ofAllPeriods = () => amountsOf([...periods.values()].flat());
  if (hasBothSigns(amounts)) return findSignErrors(vintages, ofAllPeriods());
  return hasOtherScales(amounts) ? findScaleErrors(vintages, amounts, typicalSize(ofAllPeriods())) : [];
}

function ofOneStretch(filed: readonly Fact[]): Vintages | null {
  const [first, ...others] = filed;
  if (first === undefined) return null;
  if (others.every((fact) => fact.end === first.end && fact.start === first.start)) return [first, ...others];
  const byDays = new Map<string, [Fact, ...Fact[]]>();
  for (const fact of filed) {
    const days = `${fact.start}${fact.end}`;
    const group = byDays.get(days);
    if (group === undefined) byDays.set(days, [fact]);
    else group.push(fact);
  }
  let best: Vintages | null = null;
  const groups = [...byDays.values()];
  const longest = Math.max(...groups.map(([it]) => lengthOf(it)));
  for (const group of groups) {
    if (longest >= wholeQuarter && lengthOf(group[0]) < stub) continue;
    if (best === null || group.length > best.length) best = group;
  }
  return best;
}

/** Days between the first and the last of a quarter of twelve weeks, and of what is less: a stub beside a whole quarter. */
const wholeQuarter = 82;
const stub = 80;

function lengthOf({ start, end }: Fact): number {
  return start === null ? 0 : dayNumber(end) - dayNumber(start);
}
