import { isApiError } from '@tenfold/contract/api-error';
import type { SavedList } from '@tenfold/contract/lists';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { KeptList } from '../overview/use-list-actions.ts';
import { NameField } from './NameField.tsx';

/** A list that another tab has changed meanwhile says so once; the next Save is meant. */
export function RenameDialog({ list, onClose }: { list: KeptList; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { text, isBlank, busy, error, type, submit } = useTextForm('renaming a list', list.name);
  const [known, setKnown] = useState<Pick<KeptList, 'name' | 'revision'>>(list);
  const isStale = known !== list;

  const save = async (name: string, close: () => void) => {
    if (name === known.name) return close();
    try {
      const body = { name, revision: known.revision };
      await browserApi.call('POST /lists/{id}/edit', { params: { id: list.id }, body });
    } catch (cause) {
      if (isApiError(cause) && cause.code === 'stale') return setKnown(cause.current as SavedList);
      throw cause;
    }
    await revalidate();
    close();
  };

  return (
    <Dialog title="Rename list" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, (name) => save(name, close))}>
          <div className="modal-body">
            <NameField name={text} error={error} onType={type} />
            {isStale && (
              <Notice tone="warn">
                This list has changed in another tab: it’s called <bdi>{known.name}</bdi> there. Save again to
                use the name above.
              </Notice>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={isBlank}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
