import { useState } from 'react';
import { CallForm } from '../../../forms/CallForm.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { storeAccessToken } from '../../../platform/storage/access-token.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { WhatIsDeleted } from './WhatIsDeleted.tsx';

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

function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [deleted, setDeleted] = useState(false);

  const send = async (values: FormData) => {
    const body = { email: readText(values, 'email'), password: readText(values, 'password') };
    await browserApi.call('POST /user/delete', { body });
    storeAccessToken(null);
    setDeleted(true);
  };

  if (deleted) {
    return (
      <Dialog title="Your account is deleted" onClose={() => window.location.replace('/')}>
        {() => (
          <div className="modal-body">
            <p role="status">
              We’ve deleted your private data, and emails that were waiting for you. You’ll get one last email
              to confirm; once it’s sent, we forget your address.
            </p>
            <a className={buttonClass({ variant: 'primary' })} href="/">
              Go to the home page
            </a>
          </div>
        )}
      </Dialog>
    );
  }

  return (
    <Dialog title="Delete your account" onClose={onClose}>
      {(close) => (
        <div className="modal-body">
          <WhatIsDeleted />
          <CallForm
            send={send}
            action="Delete my account"
            look={{ variant: 'danger' }}
            more={<Button onClick={close}>Cancel</Button>}
          >
            <TextField
              label="Enter your email address to confirm"
              name="email"
              type="email"
              autoComplete="off"
            />
            {hasPassword && (
              <PasswordField label="Password" name="password" autoComplete="current-password" />
            )}
          </CallForm>
        </div>
      )}
    </Dialog>
  );
}
