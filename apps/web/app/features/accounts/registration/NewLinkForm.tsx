import { useState } from 'react';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { OutboxNotice } from '../mail-links/OutboxNotice.tsx';

export function NewLinkForm({ hasOutbox }: { hasOutbox: boolean }) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <CallForm
        send={async (values) => {
          await browserApi.call('POST /user/request-verify-token', {
            body: { email: readText(values, 'email') },
          });
          setIsSent(true);
        }}
        action="Send a new link"
        look={{}}
        done="If this address is waiting for confirmation, we’ve sent a new link."
      >
        <TextField label="Email" name="email" type="email" autoComplete="username" large />
      </CallForm>
      {isSent && hasOutbox && <OutboxNotice />}
    </>
  );
}
