import { prompts } from '@tenfold/contract/policy/prompts';
import { useEffect, useState } from 'react';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { AlertForm } from '../form/AlertForm.tsx';
import { useAlertForm } from '../form/use-alert-form.ts';
import { AlertCardFrame } from './AlertCardFrame.tsx';
import type { AlertCardProps } from './alert-card-props.ts';
import { useLinkedAlert } from './use-linked-alert.ts';

/** The card as it is; whatever would set an alert asks to sign in. */
export function VisitorAlertCard({ symbol, currency, price, kind }: AlertCardProps) {
  const [isDialogOpen, openDialog] = useState(false);
  const isLinked = useLinkedAlert() !== null;
  // A link of an email, opened signed out.
  useEffect(() => {
    if (isLinked) openDialog(true);
  }, [isLinked]);
  const show = () => openDialog(true);
  const form = useAlertForm(symbol, currency, price, nothingRuns, show);
  return (
    <AlertCardFrame onManage={show}>
      <AlertForm
        form={{ ...form, choose: (mode) => (mode === 'model' ? show() : form.choose(mode)), submit: show }}
        symbol={symbol}
        currency={currency}
        price={price}
        kind={kind}
        disabled={false}
      />
      {isDialogOpen && (
        <SignInDialog
          name="sign-price-notification-modal"
          title="Price alert"
          text={prompts.priceAlerts}
          onClose={() => openDialog(false)}
        />
      )}
    </AlertCardFrame>
  );
}

const nothingRuns = { busy: null, run: async () => undefined };
