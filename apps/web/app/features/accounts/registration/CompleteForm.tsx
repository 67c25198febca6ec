import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { takeNext } from '../../../platform/screens/next-path.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { ExpertiseFields, InvestingFields } from '../profile/ProfileFields.tsx';
import { readProfile } from '../profile/read-profile.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';

/**
 * The profile can be skipped and is found later under Settings. If someone else registered the same address
 * too, no password was stored: the owner chooses one here.
 */
export function CompleteForm() {
  const lacksPassword = useViewer()?.hasPassword === false;
  const send = async (values: FormData) => {
    await browserApi.call('POST /user/complete-register', {
      body: {
        firstName: readText(values, 'firstName'),
        secondName: readText(values, 'secondName'),
        profile: readProfile(values),
      },
    });
    if (lacksPassword) {
      const newPassword = readText(values, 'newPassword');
      await browserApi.call('POST /user/update-password', {
        body: { oldPassword: '', newPassword, rePassword: newPassword },
      });
    }
    window.location.replace(takeNext());
  };
  return (
    <AuthScreen title="Your email is confirmed" lead="What should we call you?">
      <span className="icon-disc is-accent">
        <Icon name="check" />
      </span>
      <CallForm send={send} action="Continue" look={{ variant: 'primary', size: 'lg', block: true }}>
        <TextField label="First name" name="firstName" autoComplete="given-name" large />
        <TextField label="Last name (optional)" name="secondName" autoComplete="family-name" large />
        {lacksPassword && <NewPasswordField label="Password" name="newPassword" large />}
        <details className="complete-more">
          <summary className="link small">Tell us how you invest (optional)</summary>
          <div className="stack stack-4">
            <InvestingFields profile={null} />
            <ExpertiseFields profile={null} />
          </div>
        </details>
      </CallForm>
    </AuthScreen>
  );
}
