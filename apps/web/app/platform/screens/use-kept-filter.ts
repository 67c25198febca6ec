import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepText, readText } from '../storage/stored-text.ts';

interface KeptFilter {
  /** Where the browser keeps it. A public name: don't rename it. */
  readonly name: string;
  /** As the address says it; empty for the default. */
  readonly chosen: string;
  /** Null for what can't be chosen any more. */
  readonly addressOf: (kept: string) => string | null;
}

/** An address that asks for nothing follows the filter chosen last in this browser, which the server doesn't know. */
export function useKeptFilter({ name, chosen, addressOf }: KeptFilter): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const seen = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens, then with each choice
  useEffect(() => {
    const before = seen.current;
    seen.current = chosen;
    if (before !== undefined) {
      if (before !== chosen) keepText(name, chosen);
      return;
    }
    const kept = search === '' ? readText(name) : '';
    const address = kept === '' ? null : addressOf(kept);
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [chosen]);
}
