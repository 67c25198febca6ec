import { completeRegister } from '@tenfold/contract/accounts';
import { CallForm } from '../../forms/CallForm.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { textOf } from '../../forms/text-of.ts';
import { browserApi } from '../../session/browser-api.ts';
import { takeNext } from '../../session/return-to.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { ExpertiseFields, InvestingFields } from './ProfileFields.tsx';
import { profileIn } from './profile-in.ts';

/** The last step of a registration. Who skips the profile finds it under Settings. */
export function CompleteForm() {
  const send = async (values: FormData) => {
    await browserApi.call(completeRegister, {
      body: {
        firstName: textOf(values, 'firstName'),
        secondName: textOf(values, 'secondName'),
        profile: profileIn(values),
      },
    });
    window.location.replace(takeNext());
  };
  return (
    <AuthScreen title="Your e-mail is confirmed" lead="How shall we call you?">
      <span className="auth-mark">
        <Icon name="check" />
      </span>
      <CallForm send={send} action="Continue" look={{ variant: 'primary', size: 'lg', block: true }}>
        <TextField label="First name" name="firstName" autoComplete="given-name" large />
        <TextField label="Second name (optional)" name="secondName" autoComplete="family-name" large />
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
