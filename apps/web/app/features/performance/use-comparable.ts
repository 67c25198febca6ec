import { useEffect, useState } from 'react';
import { logFailure } from '../../ui/log-failure.ts';
import { type CompareAccess, isComparable, sampleSymbols } from './compare-rules.ts';

const debounceMs = 300;

export interface Comparable {
  readonly symbol: string;
  readonly name: string;
}

/** The companies to choose from: before anything is typed the sample and those chosen, then what the search finds. */
export function useComparable(
  text: string,
  symbol: string,
  access: CompareAccess,
  compared: readonly string[],
): readonly Comparable[] {
  const [found, setFound] = useState<readonly Comparable[]>([]);
  const typed = text.trim();
  const before = [...new Set([...sampleSymbols, ...compared])].join(' ');

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

  return found.filter((company) => isComparable(company.symbol, symbol, access));
}
