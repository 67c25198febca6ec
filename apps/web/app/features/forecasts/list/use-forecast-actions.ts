import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { seek } from '../../../forecast/sought.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';

export interface ForecastActions {
  rename(row: ForecastRow): void;
  share(row: ForecastRow): void;
  duplicate(row: ForecastRow): void;
  remove(row: ForecastRow): void;
  /** What its company’s page does. */
  goTo(row: ForecastRow, what: 'versions' | 'alert' | 'export'): void;
}

const undoMs = 10_000;

/** What the menu of a row does, and the one a dialog is open for. */
export function useForecastActions({ tell }: Pick<Messages, 'tell'>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [asked, ask] = useState<{ for: 'name' | 'link'; row: ForecastRow } | null>(null);

  const attempt = async (what: string, call: () => Promise<void>) => {
    try {
      await call();
    } catch (cause) {
      tell({ text: failureMessage(what, cause), failed: true });
    }
  };

  const actions: ForecastActions = {
    goTo(row, what) {
      const { symbol, id } = row;
      seek({ what, symbol, forecastId: id });
      void navigate(forecastAddress(row, what === 'alert' ? 'summary' : 'forecast'));
    },
    rename: (row) => ask({ for: 'name', row }),
    share: (row) => ask({ for: 'link', row }),
    duplicate: (row) =>
      void attempt('duplicating a forecast', async () => {
        const copy = await browserApi.call(
          'POST /company/{symbol}/forecast/{forecastId}/duplicate',
          inputOf(row),
        );
        await revalidate();
        tell({
          text: `Duplicated as ${copy.name}.`,
          link: { label: 'Open', path: forecastAddress({ ...row, id: copy.id }) },
        });
      }),
    remove: (row) =>
      void attempt('deleting a forecast', async () => {
        await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/delete', inputOf(row));
        tell({
          text: `${row.name} deleted.`,
          undo: {
            ms: undoMs,
            run: () =>
              attempt('restoring a forecast', async () => {
                await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/restore', inputOf(row));
                await revalidate();
              }),
          },
        });
        await revalidate();
      }),
  };
  return { actions, asked, closeDialog: () => ask(null) };
}

export function inputOf({ symbol, id }: Pick<ForecastRow, 'symbol' | 'id'>) {
  return { params: { symbol, forecastId: id } };
}
