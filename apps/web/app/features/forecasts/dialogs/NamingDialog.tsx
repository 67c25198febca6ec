import { formatPercent } from '@tenfold/domain/format';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { NameField } from '../../../named-things/NameField.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { isEditableRow } from '../cells/block.ts';
import { cellName } from '../cells/cell-names.ts';
import type { Own } from '../own/own.ts';
import { cellsByKey, differing } from '../session/content.ts';
import type { OpenForecast } from '../session/session-state.ts';

/** The first edit keeps what was typed: a name is all it lacks to be saved. */
export function NamingDialog({ own, onClose }: { own: Own; onClose: () => void }) {
  const { text, isBlank, busy, error, type, submit } = useTextForm('naming a forecast');
  const { open } = own.session.store.getState();

  return (
    <Dialog title="Forecast editing" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, (name) => own.create(name).then(close))}>
          <div className="modal-body">
            <p className="muted">
              Your forecast has been successfully edited. Give it a name to save it in your forecast list.
            </p>
            <NameField
              focused
              label="Forecast name"
              labelHidden
              placeholder="Enter the forecast name..."
              name={text}
              error={error}
              onType={type}
            />
            {open && <p className="caption">{draftLabel(open)}</p>}
          </div>
          <div className="modal-foot">
            <Button type="submit" variant="primary" disabled={isBlank} busy={busy}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** `Kept: Revenue change 2026, 7.6%` */
function draftLabel({ content, saved: start }: OpenForecast): string {
  const typed = differing(content, start);
  const labels = [...cellsByKey(content)]
    .filter(([key]) => typed.has(key))
    .map(([key, input]) => {
      const [column = '', row = ''] = key.split(' ');
      const name = isEditableRow(row) ? cellName(row, column) : column;
      return `${name}, ${typeof input === 'string' ? input : formatPercent(input)}`;
    });
  const [first, ...others] = labels;
  if (first === undefined) return `Starts as a copy of the ${content.startsFrom}.`;
  return others.length === 0 ? `Kept: ${first}` : `Kept: ${first} and ${others.length} more`;
}
