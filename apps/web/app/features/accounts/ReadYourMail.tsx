import { requestVerifyToken } from '@tenfold/contract/accounts';
import { CallForm } from '../../forms/CallForm.tsx';
import { browserApi } from '../../session/browser-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AuthScreen } from './AuthScreen.tsx';

/** The same for an address that was known already: the mail tells its owner. */
export function ReadYourMail({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <AuthScreen
      title="Read your mail"
      lead={
        <>
          We have written to <b>{email}</b>. The link in that mail confirms your address and works for 24
          hours.
        </>
      }
    >
      <span className="auth-mark">
        <Icon name="mail" />
      </span>
      <CallForm
        send={async () => {
          await browserApi.call(requestVerifyToken, { body: { email } });
        }}
        action="Send it again"
        look={{}}
        done="Sent. Only the newest link works."
        more={
          <Button variant="ghost" onClick={onOther}>
            Use another address
          </Button>
        }
      >
        <p className="caption">Nothing there? Look among what was taken for spam, too.</p>
      </CallForm>
    </AuthScreen>
  );
}
