import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSession } from '../../../session/begin-session.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';

export function ConfirmForm({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState(false);

  const confirm = async () => {
    try {
      beginSession(await browserApi.call('POST /user/verify', { body: { token } }));
    } catch (cause) {
      setRefused(true);
      throw cause;
    }
    await revalidate();
    onConfirmed();
  };

  return (
    <AuthScreen title="Confirm your email address" lead="Confirm to finish signing up.">
      <CallForm
        send={confirm}
        action="Confirm my email"
        look={{ variant: 'primary', size: 'lg', block: true }}
      >
        {null}
      </CallForm>
      {refused && (
        <CallForm
          send={async (values) => {
            await browserApi.call('POST /user/request-verify-token', {
              body: { email: readText(values, 'email') },
            });
          }}
          action="Send a new link"
          look={{}}
          done="If this address is waiting for confirmation, we’ve sent a new link."
        >
          <TextField label="Email" name="email" type="email" autoComplete="username" large />
        </CallForm>
      )}
    </AuthScreen>
  );
}
