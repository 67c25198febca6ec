import type { ListId } from '@tenfold/contract/ids';
import { useEffect, useState } from 'react';

/** The storage key is a public name: don't rename it. */
const key = 'last-list';

export function storeLastOpened(id: ListId): void {
  try {
    localStorage.setItem(key, String(id));
  } catch {
    // Without storage nothing is offered.
  }
}

/** Null before hydration. The browser may have been used by somebody else: compare it with the person’s lists. */
export function useLastOpened(): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    try {
      setId(Number(localStorage.getItem(key)) || null);
    } catch {
      setId(null);
    }
  }, []);
  return id;
}
