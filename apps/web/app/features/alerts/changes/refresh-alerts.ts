import { useEffect } from 'react';
import { onNewsTogether } from '../../notifications/index.ts';

/** What is shown of a person’s alerts is loaded again. */
export async function refreshAlerts(): Promise<void> {
  const { queries } = await import('../../../platform/queries/client.ts');
  await Promise.all([
    queries.invalidate('GET /company/{symbol}/price_notification'),
    queries.invalidate('GET /company/{symbol}/price_notifications'),
    queries.invalidate('GET /company/{symbol}/price_notification/{alertId}/history'),
  ]);
}

/** The socket says when an alert has fired or its forecast lost its value; or that it can't say what was missed. */
const ofAlerts: ReadonlySet<string> = new Set(['price', 'suspended', 'ready', 'resync']);

export function useRefreshOnNews(): void {
  useEffect(
    () =>
      onNewsTogether(
        () => void refreshAlerts(),
        (kind) => ofAlerts.has(kind),
      ),
    [],
  );
}
