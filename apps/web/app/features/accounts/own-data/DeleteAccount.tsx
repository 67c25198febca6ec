import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account …
      </Button>
      {isOpen && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </>
  );
}
