import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { OutboxNotice } from '../mail-links/OutboxNotice.tsx';
import { AuthScreen } from '../screen/AuthScreen.tsx';

interface Props {
  email: string;
  hasOutbox: boolean;
  onOther: () => void;
}

/** Same for a registered address, so that nobody learns who has an account. */
export function CheckYourEmail({ email, hasOutbox, onOther }: Props) {
  return (
    <AuthScreen
      title="Check your email"
      lead={
        <>
          {hasOutbox ? 'There is a link for' : 'We’ve sent a link to'} <b>{email}</b>. Open it within 24 hours
          to confirm your address.
        </>
      }
    >
      <span className="icon-disc is-accent">
        <Icon name="mail" />
      </span>
      <CallForm
        send={async () => {
          await browserApi.call('POST /user/request-verify-token', { body: { email } });
        }}
        action="Resend email"
        look={{}}
        done="Sent. Earlier links no longer work."
        more={
          <Button variant="ghost" onClick={onOther}>
            Use a different address
          </Button>
        }
      >
        {hasOutbox ? <OutboxNotice /> : <p className="caption">Can’t find it? Check your spam folder.</p>}
      </CallForm>
    </AuthScreen>
  );
}
