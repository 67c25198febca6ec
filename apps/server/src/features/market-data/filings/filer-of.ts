import type { Fact } from '@tenfold/domain/facts';

/** By the newest annual report: 20-F is the form of foreign private issuers. */
export function filerOf(facts: readonly Fact[]): 'domestic' | 'foreign' {
  let newest: Fact | null = null;
  for (const fact of facts) {
    const isAnnual = /^(10-K|20-F|40-F)/.test(fact.form);
    if (isAnnual && (newest === null || fact.filed > newest.filed)) newest = fact;
  }
  return newest?.form.startsWith('20-F') ? 'foreign' : 'domestic';
}
