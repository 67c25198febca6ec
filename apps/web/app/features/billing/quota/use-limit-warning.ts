import { useEffect } from 'react';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';

/**
 * Whether to warn that the month's companies are used up.
 * @param usedUp the page was made without this company's figures; a call may find it out later, too
 */
export function useLimitWarning(usedUp: boolean): { warned: boolean; dismiss: () => void } {
  const { reached, warn, dismiss } = useCompanyLimit();
  useEffect(() => {
    if (usedUp) warn();
    return dismiss;
  }, [usedUp, warn, dismiss]);
  return { warned: reached, dismiss };
}
