import type { PriceAlert } from '@tenfold/contract/alerts';
import { isApiError } from '@tenfold/contract/api-error';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
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

const undoMs = 10_000;

export function useAlertChanges(tell: (message: Message) => void): AlertChanges {
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

  const attempt = async (
    what: number | 'all',
    failed: string,
    change: () => Promise<void>,
    onEnd?: () => void,
  ): Promise<void> => {
    try {
      await run(what, change);
    } catch (cause) {
      const isGone = isApiError(cause) && cause.code === 'not_found';
      const text = isGone ? goneElsewhere : failureMessage(failed, cause);
      const again = () => attempt(what, failed, change, onEnd);
      tell({ text: `${failed} ${text}`, failed: true, ...(!isGone && { again }) });
    }
    onEnd?.();
  };

  const offerUndo = (text: string, deleted: readonly AlertName[]) => {
    const restoreAll = async () => {
      for (const alert of deleted) await restoreAlert(alert);
    };
    const undo = () => attempt('all', 'Not restored.', restoreAll);
    tell({ text, undo: { ms: undoMs, run: undo } });
  };

  return {
    busy,
    run,
    rearm: (alert, onEnd) => {
      const rearm = async () => {
        await rearmAlert(alert);
      };
      void attempt(alert.id, 'Not re-armed.', rearm, onEnd);
    },
    remove: (alert, currency, onEnd) => {
      const remove = async () => {
        await deleteAlert(alert);
        const name = alertName(alert, currency);
        offerUndo(`${name.charAt(0).toUpperCase()}${name.slice(1)} deleted.`, [alert]);
      };
      void attempt(alert.id, 'Alert not deleted.', remove, onEnd);
    },
    removeAll: (symbol) =>
      void attempt('all', 'Alerts not deleted.', async () => {
        const deleted = await deleteAlerts(symbol);
        offerUndo(`All alerts of ${symbol} deleted.`, deleted);
      }),
  };
}

const goneElsewhere = 'It was deleted in another tab or device.';
