import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { AskCompany } from '../../../shell/search/AskCompany.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { listPath } from '../list-paths.ts';
import { NameField } from './NameField.tsx';

/** A list begins with a company, as it does on a company’s page. */
export function NewListDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [symbol, setSymbol] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const form = useId();

  const create = async () => {
    if (symbol === null) return;
    setBusy(true);
    try {
      const list = await browserApi.call('POST /lists/create', { body: { name: name.trim(), symbol } });
      await navigate(listPath(list.id));
    } catch (cause) {
      setError(toFormError(cause).fields.name ?? failureMessage('creating a list', cause));
      setBusy(false);
    }
  };

  return (
    <Dialog title="New list" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <form
              id={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== '') void create();
              }}
            >
              <NameField
                name={name}
                error={error}
                onType={(typed) => {
                  setName(typed);
                  setError(null);
                }}
              />
            </form>
            {symbol === null ? (
              <AskCompany label="First company" onChoose={setSymbol} />
            ) : (
              <p className="row">
                <span>
                  First company: <b>{symbol}</b>
                </span>
                <Button size="sm" onClick={() => setSymbol(null)}>
                  Change
                </Button>
              </p>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              busy={busy}
              disabled={name.trim() === '' || symbol === null}
            >
              Save
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
