import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setPendingAction } from '../../../page-forecast/pending-action.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
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

/** What the menu of a row does, and the one a dialog is open for. */
export function useForecastActions(messages: Pick<Messages, 'showMessage'>) {
  const { attempt, offerUndo } = useUndoable(messages);
  const navigate = useNavigate();
  const [dialog, openDialog] = useState<{ for: 'name' | 'link'; row: ForecastRow } | null>(null);

  const actions: ForecastActions = {
    goTo(row, what) {
      const { symbol, id } = row;
      setPendingAction({ what, symbol, forecastId: id });
      void navigate(forecastAddress(row, what === 'alert' ? 'summary' : 'forecast'));
    },
    rename: (row) => openDialog({ for: 'name', row }),
    share: (row) => openDialog({ for: 'link', row }),
    duplicate: (row) =>
      void attempt({
        what: 'duplicating a forecast',
        run: async () => {
          const copy = await browserApi.call(
            'POST /company/{symbol}/forecast/{forecastId}/duplicate',
            inputOf(row),
          );
          const link = { label: 'Open', path: forecastAddress({ ...row, id: copy.id }) };
          messages.showMessage({ text: `Duplicated as ${copy.name}.`, link });
        },
      }),
    remove: (row) =>
      void attempt({
        what: 'deleting a forecast',
        run: async () => {
          await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/delete', inputOf(row));
          offerUndo(`${row.name} deleted.`, {
            what: 'restoring a forecast',
            run: () => browserApi.call('POST /company/{symbol}/forecast/{forecastId}/restore', inputOf(row)),
          });
        },
      }),
  };
  return { actions, dialog, closeDialog: () => openDialog(null) };
}

export function inputOf({ symbol, id }: Pick<ForecastRow, 'symbol' | 'id'>) {
  return { params: { symbol, forecastId: id } };
}
