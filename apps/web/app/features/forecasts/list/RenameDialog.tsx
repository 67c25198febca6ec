import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { ForecastRow } from './forecast-row.ts';
import { inputOf } from './use-forecast-actions.ts';

export function RenameDialog({ row, onClose }: { row: ForecastRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <Dialog title="Rename forecast" onClose={onClose}>
      {(close) => (
        <div className="modal-body">
          <CallForm
            action="Save"
            more={<Button onClick={close}>Cancel</Button>}
            send={async (values) => {
              const body = { name: readText(values, 'name') };
              await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/rename', {
                ...inputOf(row),
                body,
              });
              await revalidate();
              close();
            }}
          >
            <TextField
              label="Name"
              name="name"
              defaultValue={row.name}
              autoComplete="off"
              // The dialog focuses it as it opens.
              ref={(field) => field?.setAttribute('autofocus', '')}
            />
          </CallForm>
        </div>
      )}
    </Dialog>
  );
}
