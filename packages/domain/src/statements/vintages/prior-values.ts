import type { Fact } from '../../facts/index.ts';
import type { Source } from '../../figures/index.ts';
import { byFiling } from './vintages.ts';

/** Every other value filed for the tags, units and periods of a figure's sources, oldest filing first. */
export function priorValues(sources: readonly Source[], facts: readonly Fact[]): Fact[] {
  const periods = new Set(sources.map(periodKey));
  const used = new Set(sources.map(filingKey));
  return facts.filter((fact) => periods.has(periodKey(fact)) && !used.has(filingKey(fact))).sort(byFiling);
}

function periodKey(it: Fact | Source): string {
  return [it.taxonomy, it.tag, it.unit, it.start, it.end].join(' ');
}

function filingKey(it: Fact | Source): string {
  return `${periodKey(it)} ${it.accession} ${it.value}`;
}
