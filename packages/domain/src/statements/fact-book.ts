import type { Fact } from '../facts/index.ts';
import type { FiscalCalendar, Slot } from '../periods/index.ts';
import { type Filed, latestOf } from './vintages.ts';

/** The facts of one company by tag, unit and place in its fiscal years. Built once, then only looked up. */
export interface FactBook {
  find(tag: string, unit: string, slot: Slot): Filed | null;
}

/**
 * Filings may give one period by slightly different days. The days most facts of the tag give are taken whole; vintages
 * of different days are never one series.
 */
export function factBook(facts: readonly Fact[], calendar: FiscalCalendar): FactBook {
  const groups = new Map<string, Map<number, Fact[]>>();
  for (const fact of facts) {
    const slot = calendar.slotOf(fact.start, fact.end);
    if (slot === null) continue;
    const name = `${fact.taxonomy}:${fact.tag} ${fact.unit}`;
    let bySlot = groups.get(name);
    if (bySlot === undefined) groups.set(name, (bySlot = new Map()));
    const number = slotNumber(slot);
    const filed = bySlot.get(number);
    if (filed === undefined) bySlot.set(number, [fact]);
    else filed.push(fact);
  }
  const ready = new Map<readonly Fact[], Filed | null>();
  return {
    find(tag, unit, slot) {
      const filed = groups.get(`${tag} ${unit}`)?.get(slotNumber(slot));
      if (filed === undefined) return null;
      let answer = ready.get(filed);
      if (answer === undefined) ready.set(filed, (answer = onePeriod(filed)));
      return answer;
    },
  };
}

function slotNumber(slot: Slot): number {
  return slot.year * 100 + slot.from * 10 + slot.to;
}

function onePeriod(filed: readonly Fact[]): Filed | null {
  const byDays = new Map<string, [Fact, ...Fact[]]>();
  for (const fact of filed) {
    const days = `${fact.start}${fact.end}`;
    const group = byDays.get(days);
    if (group === undefined) byDays.set(days, [fact]);
    else group.push(fact);
  }
  let best: [Fact, ...Fact[]] | null = null;
  for (const group of byDays.values()) if (best === null || group.length > best.length) best = group;
  return best === null ? null : latestOf(best);
}
