import { isApiError } from '@tenfold/contract/api-error';
import type { SavedList } from '@tenfold/contract/lists';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { KeptList } from '../overview/use-list-actions.ts';
import { NameField } from './NameField.tsx';

/** A list that another tab has changed meanwhile says so once; the next Save is meant. */
export function RenameDialog({ list, onClose }: { list: KeptList; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(list.name);
  const [known, setKnown] = useState<Pick<KeptList, 'name' | 'revision'>>(list);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isStale = known !== list;

  const save = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (name.trim() === known.name) return close();
    setBusy(true);
    try {
      await browserApi.call('POST /lists/{id}/edit', {
        params: { id: list.id },
        body: { name: name.trim(), revision: known.revision },
      });
      await revalidate();
      close();
    } catch (cause) {
      if (isApiError(cause) && cause.code === 'stale') setKnown(cause.current as SavedList);
      else setError(toFormError(cause).fields.name ?? failureMessage('renaming a list', cause));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Rename list" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void save(event, close)}>
          <div className="modal-body">
            <NameField
              name={name}
              error={error}
              onType={(typed) => {
                setName(typed);
                setError(null);
              }}
            />
            {isStale && (
              <Notice tone="warn">
                This list has changed in another tab: it’s called <bdi>{known.name}</bdi> there. Save again to
                use the name above.
              </Notice>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
