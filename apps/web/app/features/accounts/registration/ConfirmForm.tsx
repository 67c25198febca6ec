import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSession } from '../../../session/begin-session.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

interface Props {
  token: string;
  hasOutbox: boolean;
  onConfirmed: () => void;
}

export function ConfirmForm({ token, hasOutbox, onConfirmed }: Props) {
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
      {refused && <NewLinkForm hasOutbox={hasOutbox} />}
    </AuthScreen>
  );
}
