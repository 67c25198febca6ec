import { comparisonRefusal } from '@tenfold/contract/policy/comparisons';
import { openComparisons } from '@tenfold/contract/policy/open-company';
import type { Tier } from '@tenfold/contract/policy/rights';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';

const debounceMs = 300;

export interface Comparable {
  readonly symbol: string;
  readonly name: string;
}

export function useComparable(
  text: string,
  symbol: string,
  tier: Tier,
  compared: readonly string[],
): readonly Comparable[] {
  const [found, setFound] = useState<readonly Comparable[]>([]);
  const typed = text.trim();
  const before = [...new Set([...openComparisons, ...compared])].join(' ');

  useEffect(() => {
    let current = true;
    const search = async () => {
      try {
        const { findCompanies, nameCompanies } = await import('./find-companies.ts');
        const answered = typed === '' ? await nameCompanies(before.split(' ')) : await findCompanies(typed);
        if (current) setFound(answered);
      } catch (cause) {
        logFailure('company search', cause);
      }
    };
    const rested = setTimeout(() => void search(), typed === '' ? 0 : debounceMs);
    return () => {
      current = false;
      clearTimeout(rested);
    };
  }, [typed, before]);

  return found.filter(
    (company) => company.symbol !== symbol && comparisonRefusal(tier, symbol, [company.symbol]) === null,
  );
}
