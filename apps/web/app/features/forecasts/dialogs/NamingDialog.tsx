import { isApiError } from '@tenfold/contract/api-error';
import { formatPercent } from '@tenfold/domain/format';
import { type FormEvent, useId, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import '../../../ui/controls/field.css';
import { isEditableRow } from '../cells/block.ts';
import { cellName } from '../cells/cell-names.ts';
import type { Own } from '../own/own.ts';
import { cellsByKey, differing } from '../session/content.ts';
import type { OpenForecast } from '../session/session-state.ts';

/** The first edit keeps what was typed: a name is all it lacks to be saved. */
export function NamingDialog({ own, onClose }: { own: Own; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { open } = own.session.store.getState();

  async function save(event: FormEvent, close: () => void) {
    event.preventDefault();
    setBusy(true);
    try {
      await own.create(name.trim());
      close();
    } catch (cause) {
      setError(refusalOf(cause, name.trim()));
      setBusy(false);
    }
  }

  return (
    <Dialog title="Forecast editing" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void save(event, close)}>
          <div className="modal-body">
            <p className="muted">
              Your forecast has been successfully edited. Give it a name to save it in your forecast list.
            </p>
            <div className="field">
              <label className="visually-hidden" htmlFor={id}>
                Forecast name
              </label>
              <input
                id={id}
                className="input"
                // The dialog focuses it as it opens.
                ref={(field) => field?.setAttribute('autofocus', '')}
                placeholder="Enter the forecast name..."
                value={name}
                maxLength={100}
                aria-invalid={error !== null}
                aria-describedby={error === null ? undefined : `${id}-error`}
                onChange={(event) => {
                  setName(event.currentTarget.value);
                  setError(null);
                }}
              />
              {error !== null && (
                <p className="field-error" id={`${id}-error`} role="alert">
                  {error}
                </p>
              )}
            </div>
            {open && <p className="caption">{keptLabel(open)}</p>}
          </div>
          <div className="modal-foot">
            <Button type="submit" variant="primary" disabled={name.trim() === ''} busy={busy}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function refusalOf(cause: unknown, name: string): string {
  if (isApiError(cause) && cause.code === 'conflict') return `You already have a forecast called ${name}.`;
  const field = isApiError(cause) ? cause.fields.name : undefined;
  return field ?? failureMessage('naming a forecast', cause);
}

/** `Kept: Revenue change 2026, 7.6%` */
function keptLabel({ content, saved: start }: OpenForecast): string {
  const typed = differing(content, start);
  const kept = [...cellsByKey(content)]
    .filter(([key]) => typed.has(key))
    .map(([key, input]) => {
      const [column = '', row = ''] = key.split(' ');
      const name = isEditableRow(row) ? cellName(row, column) : column;
      return `${name}, ${typeof input === 'string' ? input : formatPercent(input)}`;
    });
  const [first, ...others] = kept;
  if (first === undefined) return `Starts as a copy of the ${content.startsFrom}.`;
  return others.length === 0 ? `Kept: ${first}` : `Kept: ${first} and ${others.length} more`;
}
