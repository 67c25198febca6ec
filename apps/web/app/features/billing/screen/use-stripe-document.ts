import type { BillingOverview } from '@tenfold/contract/billing';
import { useEffect } from 'react';
import { mayLoadStripe } from '../cards/stripe.ts';

/**
 * A page’s policy is that of its document: who came here by a link of a screen without Stripe gets this one anew, at once,
 * before anything is opened or typed.
 */
export function useStripeDocument({ publishableKey }: Pick<BillingOverview, 'publishableKey'>): void {
  useEffect(() => {
    if (publishableKey !== null && !mayLoadStripe()) location.reload();
  }, [publishableKey]);
}
