import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account …
      </Button>
      {asked && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsked(false)} />}
    </>
  );
}
