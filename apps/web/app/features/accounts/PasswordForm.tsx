import { updatePassword } from '@tenfold/contract/accounts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../forms/CallForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { textOf } from '../../forms/text-of.ts';
import { browserApi } from '../../session/browser-api.ts';
import { endedWords } from './ended-words.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** An account made by Google or Apple sets its first password here. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(0);
  // The fields are emptied by being made anew: no password stays in the page once it has been changed.
  const [changes, setChanges] = useState(0);

  const send = async (values: FormData) => {
    const { endedSessions } = await browserApi.call(updatePassword, {
      body: {
        oldPassword: textOf(values, 'oldPassword'),
        newPassword: textOf(values, 'newPassword'),
        rePassword: textOf(values, 'rePassword'),
      },
    });
    setEnded(endedSessions);
    setChanges((count) => count + 1);
    await revalidate();
  };

  return (
    <CallForm
      send={send}
      action={hasPassword ? 'Change password' : 'Set a password'}
      look={{}}
      done={endedWords(ended)}
    >
      <div key={changes} className="settings-fields">
        {hasPassword && (
          <div className="span">
            <PasswordField
              label="Current password"
              name="oldPassword"
              autoComplete="current-password"
              large
            />
          </div>
        )}
        <NewPasswordField label="New password" name="newPassword" large />
        <PasswordField label="Repeat new password" name="rePassword" autoComplete="new-password" large />
      </div>
    </CallForm>
  );
}
