import type { Fact } from '@tenfold/domain/facts';
import { balanceSheetTags } from '@tenfold/domain/statements';

/** Keeps the first and last filing of each value, so that every vintage and restatement reads the same as from all facts. */
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
  const first = a.filed + a.accession;
  const second = b.filed + b.accession;
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
