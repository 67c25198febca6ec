import { planNames } from '@tenfold/contract/policy/plans';
import { useState } from 'react';
import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { sitePath } from '../../../platform/screens/next-path.ts';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { billingPath } from '../../../shell/billing-paths.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { AskBank } from '../confirmation/AskBank.tsx';
import type { Attempt } from '../confirmation/use-attempt.ts';
import { MoneyNotice } from '../sandbox/MoneyNotice.tsx';
import { billingHeaders, billingMeta, loadBilling, policyFor } from '../screen/load-billing.ts';
import { PaymentDone } from './PaymentDone.tsx';
import './checkout.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = billingHeaders;

export const meta = billingMeta('Your payment');

export async function loader(args: LoaderFunctionArgs) {
  const overview = await loadBilling(args);
  return data({ overview, isCanceled: args.url.searchParams.has('canceled') }, policyFor(overview));
}

/** Back from the provider’s page: our server asks what became of the payment, whatever the address says. */
export default function ReturnRoute() {
  const { overview, isCanceled } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const take = (known: Attempt) => {
    setAttempt(known);
    void revalidate();
  };
  return (
    <div className="my-page">
      <h1>Your payment</h1>
      <MoneyNotice overview={overview} />
      {isCanceled ? (
        <NotPaid text="You left the payment. You were not charged." back={null} />
      ) : attempt === null ? (
        <AskBank onKnown={take} />
      ) : attempt.state === 'paid' ? (
        <PaymentDone title={`You’re on ${planNames.investor}.`} back={backOf(attempt)} />
      ) : (
        <NotPaid text={attempt.message ?? 'You were not charged.'} back={backOf(attempt)} />
      )}
    </div>
  );
}

function NotPaid({ text, back }: { text: string; back: string | null }) {
  return (
    <section className="card card-body stack" aria-label="Not paid">
      <Notice tone="error" title="Failed to create subscription">
        <br />
        {text}
      </Notice>
      <div className="row row-wrap">
        <Link className={buttonClass({ variant: 'primary' })} to={plansPath(back)}>
          Try again
        </Link>
        <Link className={buttonClass()} to={billingPath}>
          Subscription & Billing
        </Link>
      </div>
    </section>
  );
}

function backOf({ returnTo }: Attempt): string {
  const back = sitePath(returnTo);
  return back === '/' ? billingPath : back;
}
