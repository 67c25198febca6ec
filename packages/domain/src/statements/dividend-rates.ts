import type { Fact } from '../facts/index.ts';
import type { FiscalCalendar, Quarter, Slot } from '../periods/index.ts';
import { dividendsPerShareTags } from './lines/dividends.ts';
import { onBasis, type SplitFactor } from './shares/split-adjustment.ts';

/** A dividend raised within the year is still less than this many times the lowest. */
const maxRise = 1.5;

export type SlotOf = (fact: Fact) => Slot | null;

/**
 * Where each fact lies in the company's years, with one habit of filers put right: Visa and others give the dividend of one
 * quarter for the half, the nine months and the year that end with it. Such an amount is read as its last quarter's.
 *
 * It shows where two quarters or more were filed on their own: together they are more than the longer stretch, which is of the
 * size of one of them. Stretches without such quarters are read the way most others of the company are. What was paid per share in the
 * year tells a dividend declared for all of it at once, which is then filed for each stretch that holds the day.
 *
 * @example quarters 0.59, 0.59, 0.59 and a year of 0.59: the fourth quarter is 0.59, the year not filed
 * @example 2.12 for the nine months and for the year, 2.10 paid in it: as filed
 * @example a whole year's 0.83 declared in its first quarter, a year of 0.83: as filed
 *
 * docs/methodology.md, "Filing errors"
 */
export function slotsWithDividendRates(
  facts: readonly Fact[],
  calendar: FiscalCalendar,
  factorOn: SplitFactor,
): SlotOf {
  const rates = new Map<Fact, Slot | null>();
  const paid = paidByYear(facts, calendar);
  for (const name of dividendsPerShareTags) {
    const filed = facts.filter((fact) => fact.start !== null && `${fact.taxonomy}:${fact.tag}` === name);
    for (const [fact, slot] of ratesAmong(filed, calendar, factorOn, paid)) rates.set(fact, slot);
  }
  return (fact) => rates.get(fact) ?? (rates.has(fact) ? null : calendar.slotOf(fact.start, fact.end));
}

interface FiledDividend {
  readonly fact: Fact;
  readonly slot: Slot;
  readonly amount: number;
}

/** The quarter each rate speaks of; null where that quarter was filed on its own. */
function ratesAmong(
  filed: readonly Fact[],
  calendar: FiscalCalendar,
  factorOn: SplitFactor,
  paid: ReadonlyMap<number, number>,
): Map<Fact, Slot | null> {
  const stretches = filed.flatMap((fact): FiledDividend[] => {
    const slot = calendar.slotOf(fact.start, fact.end);
    const amount = onBasis(fact.value, factorOn(fact.filed), 'perShare');
    return slot === null ? [] : [{ fact, slot, amount }];
  });
  const quarters = new Map<number, number>();
  for (const { slot, amount } of stretches) {
    if (slot.from === slot.to) quarters.set(slot.year * 10 + slot.to, amount);
  }
  const longer = stretches.filter(({ slot }) => slot.from !== slot.to);
  const declaredAtOnce = new Set(
    longer
      .filter(
        ({ slot, fact }) => slot.from === 1 && slot.to === 4 && isAllPaid(fact.value, paid.get(slot.year)),
      )
      .map(({ slot, amount }) => `${slot.year} ${amount}`),
  );
  const isAtOnce = ({ slot, amount }: FiledDividend) => declaredAtOnce.has(`${slot.year} ${amount}`);
  const judged = longer.map((it) => ({ ...it, isRate: isAtOnce(it) ? false : readsAsRate(it, quarters) }));
  const count = (isRate: boolean) => judged.filter((it) => it.isRate === isRate).length;
  const usually = count(true) > count(false);
  const rates = new Map<Fact, Slot | null>();
  for (const { fact, slot, isRate } of judged) {
    if (!(isRate ?? usually)) continue;
    const last = { year: slot.year, from: slot.to, to: slot.to };
    rates.set(fact, quarters.has(slot.year * 10 + slot.to) ? null : last);
  }
  return rates;
}

/** Null where too few quarters were filed on their own to tell. */
function readsAsRate({ slot, amount }: FiledDividend, quarters: ReadonlyMap<number, number>): boolean | null {
  const inside = ([1, 2, 3, 4] satisfies Quarter[])
    .filter((quarter) => quarter <= slot.to)
    .map((quarter) => quarters.get(slot.year * 10 + quarter) ?? 0)
    .filter((it) => it > 0);
  if (inside.length < 2) return null;
  const sum = inside.reduce((total, it) => total + it, 0);
  return amount > 0 && sum > amount * 1.02 && amount < Math.min(...inside) * maxRise;
}

/** Dividends declared in a year are near what was paid in it; those of one quarter a fourth of that. */
const nearPaid = 0.35;

/** Counts may be filed in thousands or millions. */
const scales = [1, 1e3, 1e6];

/** Whether an amount is the whole of what was paid per share in its year. */
function isAllPaid(amount: number, paid: number | undefined): boolean {
  return paid !== undefined && scales.some((it) => Math.abs(paid / it / amount - 1) <= nearPaid);
}

const paidTags: readonly string[] = ['PaymentsOfDividendsCommonStock', 'PaymentsOfDividends'];
const countTag = 'WeightedAverageNumberOfDilutedSharesOutstanding';

/** Dividends paid over the diluted count, both of the newest filing that gives the year, by fiscal year. */
function paidByYear(facts: readonly Fact[], calendar: FiscalCalendar): Map<number, number> {
  const counts = newestByYear(facts, [countTag], calendar);
  const paid = new Map<number, number>();
  for (const [year, amount] of newestByYear(facts, paidTags, calendar)) {
    const count = counts.get(year);
    if (count !== undefined && count > 0) paid.set(year, Math.abs(amount) / count);
  }
  return paid;
}

function newestByYear(
  facts: readonly Fact[],
  tags: readonly string[],
  calendar: FiscalCalendar,
): Map<number, number> {
  const newest = new Map<number, Fact>();
  for (const fact of facts) {
    if (fact.start === null || !tags.includes(fact.tag)) continue;
    const slot = calendar.slotOf(fact.start, fact.end);
    if (slot === null || slot.from !== 1 || slot.to !== 4) continue;
    if (fact.filed > (newest.get(slot.year)?.filed ?? '')) newest.set(slot.year, fact);
  }
  return new Map([...newest].map(([year, { value }]) => [year, value]));
}
