import { alertIdIn } from '@tenfold/contract/alerts/alert-path';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The alert that the address names, as an email’s link does. */
export function useLinkedAlert(): number | null {
  return alertIdIn(useLocation().hash);
}

/** Once for each visit, when it is known whether there is such an alert. */
export function useMissingNotice(id: number | null, isFound: boolean | null, onMissing: () => void): void {
  const { key } = useLocation();
  const isMissing = id !== null && isFound === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, key]);
}
