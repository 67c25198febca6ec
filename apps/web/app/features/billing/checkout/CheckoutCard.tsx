import type { Bill } from '@tenfold/contract/billing';
import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import type { CardReader } from '../cards/card-reader.ts';
import { formatSum } from '../money/format-sum.ts';
import { dayOf } from '../money/time-labels.ts';
import { useChosenInAddress } from '../plans/use-chosen-in-address.ts';
import type { Checkout } from './load-checkout.ts';
import { OnProvidersPage } from './OnProvidersPage.tsx';
import { PayPart } from './PayPart.tsx';
import { PayWith } from './PayWith.tsx';
import { PeriodPick } from './PeriodPick.tsx';
import { TaxPlace } from './TaxPlace.tsx';
import type { Payment } from './use-payment.ts';

interface Props {
  checkout: Checkout;
  bill: Bill;
  payment: Payment;
  fields: RefObject<CardReader | null>;
}

/** What is bought and how on the left, what it costs on the right. */
export function CheckoutCard({ checkout, bill, payment, fields }: Props) {
  const { overview, cards, details, prices, period, currency, currencies, todo } = checkout;
  const { choose } = useChosenInAddress();
  const isLoading = useNavigation().state !== 'idle';
  const isSubscribing = todo.kind === 'subscribe';
  return (
    <section className="card checkout" aria-label="Checkout">
      <div>
        <PeriodPick
          prices={prices}
          currency={currency}
          period={period}
          today={isSubscribing ? null : (overview.subscription?.planType ?? null)}
          disabled={payment.busy}
          onChoose={(each) => choose('period', each)}
        />
        {isSubscribing && (
          <TaxPlace
            details={details}
            countries={checkout.countries}
            states={checkout.states}
            currencies={currencies}
            currency={currency}
            onCurrency={(each) => choose('currency', each)}
          />
        )}
        <PayWith
          overview={overview}
          cards={cards}
          chosen={payment.chosen}
          onChoose={payment.choose}
          fields={fields}
        />
        <p className="caption">
          Renews on {dayOf(bill.nextPayment.at)} at{' '}
          {formatSum({ amount: bill.nextPayment.total, currency: bill.currency })}. Cancel any time.
        </p>
        {isSubscribing && <OnProvidersPage checkout={checkout} />}
      </div>
      <PayPart checkout={checkout} bill={bill} payment={payment} isLoading={isLoading} />
    </section>
  );
}
