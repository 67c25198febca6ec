import { planNames } from '@tenfold/contract/policy/plans';
import { useRef } from 'react';
import { Link } from 'react-router';
import { billingPath } from '../../../shell/billing-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { CardReader } from '../cards/card-reader.ts';
import { AskBank } from '../confirmation/AskBank.tsx';
import { BankDialog } from '../confirmation/BankDialog.tsx';
import { bankPurpose } from '../confirmation/bank-purpose.ts';
import { planTypeLabels } from '../money/plan-type-labels.ts';
import { WaitingForBank } from '../overview/WaitingForBank.tsx';
import { MoneyNotice } from '../sandbox/MoneyNotice.tsx';
import { useStripeDocument } from '../screen/use-stripe-document.ts';
import { CheckoutCard } from './CheckoutCard.tsx';
import type { Checkout } from './load-checkout.ts';
import { doneTitle, PaymentDone } from './PaymentDone.tsx';
import { type Payment, usePayment } from './use-payment.ts';
import '../screen/billing.css';
import './checkout.css';

export function CheckoutScreen({ checkout }: { checkout: Checkout }) {
  const fields = useRef<CardReader>(null);
  const payment = usePayment(checkout, fields);
  const { overview } = checkout;
  useStripeDocument(overview);
  return (
    <div className="my-page">
      <h1>{titleOf(checkout)}</h1>
      <MoneyNotice overview={overview} />
      <CheckoutStage checkout={checkout} payment={payment} fields={fields} />
      {payment.confirmation !== null && (
        <BankDialog
          overview={overview}
          confirmation={payment.confirmation}
          purpose={bankPurpose(overview.subscription)}
          onKnown={(attempt) => void payment.takeAnswer(attempt)}
          onClose={payment.leaveBank}
        />
      )}
    </div>
  );
}

interface StageProps {
  checkout: Checkout;
  payment: Payment;
  fields: React.RefObject<CardReader | null>;
}

function CheckoutStage({ checkout, payment, fields }: StageProps) {
  const { todo, overview, bill, back } = checkout;
  if (payment.paid !== null) return <PaymentDone title={doneTitle(payment.paid)} back={back} />;
  const isPaidElsewhere = payment.refusal?.code === 'conflict' && overview.subscription?.state === 'active';
  if (bill !== null && !isPaidElsewhere) {
    return <CheckoutCard checkout={checkout} bill={bill} payment={payment} fields={fields} />;
  }
  const confirmation = overview.subscription?.confirmation ?? null;
  if (todo.kind === 'bank') {
    if (confirmation !== null) {
      return (
        <WaitingForBank
          confirmation={confirmation}
          purpose={bankPurpose(overview.subscription)}
          onConfirm={payment.openBank}
        />
      );
    }
    // The open dialog asks.
    if (payment.confirmation !== null) return null;
    return <AskBank onKnown={(attempt) => void payment.takeAnswer(attempt)} />;
  }
  if (todo.kind === 'blocked') {
    return (
      <Notice
        tone="warn"
        action={
          <Link className={buttonClass({ size: 'sm' })} to={billingPath}>
            Subscription & Billing
          </Link>
        }
      >
        {todo.why}
      </Notice>
    );
  }
  return (
    <PaymentDone
      title={`You already have ${planNames.investor}.`}
      text="Nothing more was charged."
      back={back}
    />
  );
}

function titleOf({ todo, period, overview }: Checkout): string {
  const name = planTypeLabels[period].toLowerCase();
  if (todo.kind !== 'change') return `${planNames.investor}, ${name}`;
  return overview.subscription?.newPlanType ? `Keep ${name}` : `Switch to ${name}`;
}
