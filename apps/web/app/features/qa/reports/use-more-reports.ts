import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';

export interface ReportPage {
  readonly reports: readonly EditorsReport[];
  readonly next: string | null;
}

/** @param after the cursor of the page to load now; null while there is enough or nothing left */
export function useMoreReports(after: string | null, onLoaded: (more: ReportPage) => void): void {
  const isLoading = useRef(false);
  const loaded = useRef(onLoaded);
  loaded.current = onLoaded;
  useEffect(() => {
    if (after === null || isLoading.current) return;
    isLoading.current = true;
    browserApi
      .call('GET /qa/editors/reports', { query: { cursor: after } })
      .then((more) => loaded.current(more))
      .catch((cause: unknown) => logFailure('loading more reports', cause))
      .finally(() => {
        isLoading.current = false;
      });
  }, [after]);
}
