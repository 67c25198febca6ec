import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { readText } from '../../../forms/read-text.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Accounts created with Google or Apple set their first password here. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(0);
  // Remounts the fields: no password stays in the page after it was changed.
  const [changes, setChanges] = useState(0);

  const send = async (values: FormData) => {
    const { endedSessions } = await browserApi.call('POST /user/update-password', {
      body: {
        oldPassword: readText(values, 'oldPassword'),
        newPassword: readText(values, 'newPassword'),
        rePassword: readText(values, 'rePassword'),
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
      done={sessionsEndedMessage(ended)}
    >
      <div key={changes} className="field-grid">
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

function sessionsEndedMessage(sessions: number): string {
  if (sessions === 0) return 'Password changed.';
  return sessions === 1
    ? 'Password changed. You were signed out of one other session.'
    : `Password changed. You were signed out of ${sessions} other sessions.`;
}
