import type { PriceAlert } from '@tenfold/contract/alerts';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { useRef, useState } from 'react';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { alertName } from '../labels/alert-labels.ts';
import { type AlertName, deleteAlert, deleteAlerts, rearmAlert, restoreAlert } from './alert-calls.ts';
import { refreshAlerts } from './refresh-alerts.ts';

export interface AlertChanges {
  /** The alert that is being changed, `new` or `all`; one at a time, the others wait. */
  readonly busy: number | 'new' | 'all' | null;
  /** Runs a change alone; what is shown is loaded again, also after a refusal. Undefined where another one runs. */
  run<Value>(what: number | 'new' | 'all', change: () => Promise<Value>): Promise<Value | undefined>;
  /** @param onEnd also after a failure, and when it is tried again */
  rearm(alert: PriceAlert, onEnd: () => void): void;
  remove(alert: PriceAlert, currency: string, onEnd: () => void): void;
  removeAll(symbol: string): void;
}

export function useAlertChanges(showMessage: (message: Message) => void): AlertChanges {
  const [busy, setBusy] = useState<AlertChanges['busy']>(null);
  const running = useRef(false);

  const run: AlertChanges['run'] = async (what, change) => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(what);
    try {
      return await change();
    } finally {
      await refreshAlerts();
      running.current = false;
      setBusy(null);
    }
  };

  const { attempt, offerUndo } = undoable({ showMessage });
  const change = (id: number | 'all', failed: string, make: () => Promise<unknown>, onEnd?: () => void) => ({
    what: failed,
    failed,
    refusal: goneElsewhere,
    run: () => run(id, make).finally(onEnd),
  });

  const offerRestore = (text: string, deleted: readonly AlertName[]) => {
    const restoreAll = async () => {
      for (const alert of deleted) await restoreAlert(alert);
    };
    offerUndo(text, change('all', 'Not restored.', restoreAll));
  };

  return {
    busy,
    run,
    rearm: (alert, onEnd) => void attempt(change(alert.id, 'Not re-armed.', () => rearmAlert(alert), onEnd)),
    remove: (alert, currency, onEnd) => {
      const remove = async () => {
        await deleteAlert(alert);
        const name = alertName(alert, currency);
        offerRestore(`${name.charAt(0).toUpperCase()}${name.slice(1)} deleted.`, [alert]);
      };
      void attempt(change(alert.id, 'Alert not deleted.', remove, onEnd));
    },
    removeAll: (symbol) => {
      const removeAll = async () => {
        const deleted = await deleteAlerts(symbol);
        offerRestore(`All alerts of ${symbol} deleted.`, deleted);
      };
      void attempt(change('all', 'Alerts not deleted.', removeAll));
    },
  };
}

function goneElsewhere(cause: unknown): string | null {
  const isGone = isApiError(cause) && cause.code === 'not_found';
  return isGone ? 'It was deleted in another tab or device.' : null;
}
