import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readText, storeText } from '../storage/stored-text.ts';

interface FilterToStore {
  /** Where the browser keeps it. A public name: don't rename it. */
  readonly name: string;
  /** What the address says; empty for the default. */
  readonly chosen: string;
  /** Null for what can't be chosen any more. */
  readonly addressOf: (stored: string) => string | null;
}

/** An address that asks for nothing follows the filter chosen last in this browser, which the server doesn't know. */
export function useRestoredFilter({ name, chosen, addressOf }: FilterToStore): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const seen = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens, then with each choice
  useEffect(() => {
    const before = seen.current;
    seen.current = chosen;
    if (before !== undefined) {
      if (before !== chosen) storeText(name, chosen);
      return;
    }
    const stored = search === '' ? readText(name) : '';
    const address = stored === '' ? null : addressOf(stored);
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [chosen]);
}
