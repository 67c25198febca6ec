import type { Bill } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { formatSum } from '../money/format-sum.ts';
import { planTypeLabels } from '../money/plan-type-labels.ts';
import { dayOf } from '../money/time-labels.ts';
import { BillLines } from './BillLines.tsx';
import type { Checkout } from './load-checkout.ts';
import { PayRefused } from './PayRefused.tsx';
import { returnLabel } from './return-label.ts';
import type { Payment } from './use-payment.ts';

interface Props {
  checkout: Checkout;
  bill: Bill;
  payment: Payment;
  /** While another bill is on its way. */
  isLoading: boolean;
}

/** The sum beside the button that names it. */
export function PayPart({ checkout, bill, payment, isLoading }: Props) {
  const { back } = checkout;
  const isReady = useHydrated();
  const total = formatSum({ amount: bill.total, currency: bill.currency });
  const label = returnLabel(back);
  return (
    <div className="checkout-pay">
      <h2>You pay today</h2>
      <BillLines bill={bill} />
      <p className="visually-hidden" role="status">
        {isLoading ? '' : `You pay ${total} today.`}
      </p>
      {payment.refusal !== null && <PayRefused refusal={payment.refusal} payment={payment} />}
      {bill.total === 0 && (
        <Notice>
          Nothing is charged today. The next payment is{' '}
          {formatSum({ amount: bill.nextPayment.total, currency: bill.currency })} on{' '}
          {dayOf(bill.nextPayment.at)}.
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        className="needs-script"
        busy={payment.busy}
        disabled={isLoading || !isReady}
        onClick={payment.pay}
      >
        {bill.total > 0 ? `Pay ${total}` : agreeLabel(checkout)}
      </Button>
      <p className="caption">
        By paying you accept the <Link to="/terms">terms of service</Link>.
        {label !== null && ` You go back to ${label} after paying.`}
      </p>
    </div>
  );
}

function agreeLabel({ todo, period, overview }: Checkout): string {
  if (todo.kind !== 'change') return `Start ${planNames.investor}`;
  const verb = overview.subscription?.newPlanType ? 'Keep' : 'Switch to';
  return `${verb} ${planTypeLabels[period].toLowerCase()}`;
}
