import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../forms/use-sending.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Notice } from '../ui/text/Notice.tsx';
import { NameField } from './NameField.tsx';

interface Props {
  /** `list` */
  thing: string;
  name: string;
  /** Its name elsewhere, if it has changed there meanwhile: that is said once, and the next Save is meant. */
  rename: (name: string) => Promise<string | null>;
  onClose: () => void;
}

export function RenameDialog({ thing, name: first, rename, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const { busy, error, send, change } = useSending(`renaming a ${thing}`);
  const [name, setName] = useState(first);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const known = elsewhere ?? first;

  const save = async (close: () => void) => {
    const trimmed = name.trim();
    if (trimmed === known) return close();
    const nameElsewhere = await rename(trimmed);
    if (nameElsewhere !== null) return setElsewhere(nameElsewhere);
    await revalidate();
    close();
  };

  return (
    <Dialog title={`Rename ${thing}`} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send(() => save(close));
          }}
        >
          <div className="modal-body">
            <NameField
              focused
              name={name}
              error={error}
              onType={(typed) => {
                setName(typed);
                change();
              }}
            />
            {elsewhere !== null && (
              <Notice tone="warn">
                This {thing} has changed in another tab: it’s called <bdi>{elsewhere}</bdi> there. Save again
                to use the name above.
              </Notice>
            )}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
