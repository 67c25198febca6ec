import type { BillingOverview } from '@tenfold/contract/billing';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { billingDetailsPath, billingPath, paymentMethodPath } from '../../../shell/billing-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { MoneyNotice } from '../sandbox/MoneyNotice.tsx';
import { useStripeDocument } from './use-stripe-document.ts';
import '../../../ui/layout/side-nav.css';
import './billing.css';

interface Props {
  overview: Pick<BillingOverview, 'environment' | 'now' | 'publishableKey'>;
  children: ReactNode;
}

/** The frame of billing’s three screens. */
export function BillingScreen({ overview, children }: Props) {
  useStripeDocument(overview);
  return (
    <div className="my-page">
      <h1>Subscription & Billing</h1>
      <div className="bill-layout">
        <nav className="side-nav" aria-label="Billing">
          <NavLink to={billingPath} end>
            <Icon name="card" />
            Overview
          </NavLink>
          <NavLink to={billingDetailsPath}>
            <Icon name="person" />
            Details
          </NavLink>
          <NavLink to={paymentMethodPath}>
            <Icon name="lock" />
            Payment method
          </NavLink>
        </nav>
        <div className="bill-main">
          <MoneyNotice overview={overview} />
          {children}
        </div>
      </div>
    </div>
  );
}
