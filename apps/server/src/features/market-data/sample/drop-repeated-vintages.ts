import type { Fact } from '@tenfold/domain/facts';
import { balanceSheetTags } from '@tenfold/domain/statements';

/**
 * Leaves out the repetitions between the first and the last time that a value was filed for a period: whoever asks for
 * the latest vintage, the earliest, or the first after some day gets the same value as from all of them, and every
 * restatement is still there with the filing that made it. Reports and other forms are kept apart, as they are when read.
 * Balance sheets are kept whole, because each is read from one filing.
 */
export function dropRepeatedVintages(facts: readonly Fact[]): Fact[] {
  return [...groupedBy(facts, seriesOf).values()].flatMap((series) => {
    const vintages = series.toSorted(byFiling);
    if (vintages.some(isOfBalanceSheet)) return vintages;
    return vintages.filter(
      (fact, index) => fact.value !== vintages[index - 1]?.value || fact.value !== vintages[index + 1]?.value,
    );
  });
}

const ofBalanceSheet: ReadonlySet<string> = new Set(balanceSheetTags);

function isOfBalanceSheet({ taxonomy, tag }: Fact): boolean {
  return ofBalanceSheet.has(`${taxonomy}:${tag}`);
}

function seriesOf(fact: Fact): string {
  const kind = /^(10-[KQ]|20-F|40-F|6-K)/.test(fact.form) ? 'report' : 'other';
  return `${fact.taxonomy}:${fact.tag} ${fact.unit} ${fact.start} ${fact.end} ${kind}`;
}

function byFiling(a: Fact, b: Fact): number {
  const [first, second] = [a.filed + a.accession, b.filed + b.accession];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function groupedBy(facts: readonly Fact[], keyOf: (fact: Fact) => string): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  return groups;
}
