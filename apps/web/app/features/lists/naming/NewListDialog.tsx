import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { NameField } from '../../../named-things/NameField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { AskCompany } from '../../../shell/search/AskCompany.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { listPath } from '../list-paths.ts';

/** A list begins with a company, as it does on a company’s page. */
export function NewListDialog({ onClose }: { onClose: () => void }) {
  const { text, isBlank, busy, error, type, submit } = useTextForm('creating a list');
  const [symbol, setSymbol] = useState<string | null>(null);
  const navigate = useNavigate();
  const form = useId();

  const create = async (name: string) => {
    if (symbol === null) return;
    const list = await browserApi.call('POST /lists/create', { body: { name, symbol } });
    await navigate(listPath(list.id));
  };

  return (
    <Dialog title="New list" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <form id={form} noValidate onSubmit={(event) => submit(event, create)}>
              <NameField
                focused
                placeholder="Enter a name for the new list"
                name={text}
                error={error}
                onType={type}
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
              disabled={isBlank || symbol === null}
            >
              Save
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
