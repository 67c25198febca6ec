import type { BillingOverview } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import type { Attempt } from '../confirmation/use-attempt.ts';
import { formatSum } from '../money/format-sum.ts';
import { dayOf } from '../money/time-labels.ts';

/** What can be done with a subscription at once, and what is said of it. */
export function useSubscriptionActions(
  { subscription }: BillingOverview,
  messages: Pick<Messages, 'showMessage'>,
) {
  const { revalidate } = useRevalidator();
  const { attempt } = useUndoable(messages);
  const [busy, setBusy] = useState(false);
  const { showMessage } = messages;

  const change = async (
    what: string,
    title: string,
    work: (subscriptionId: string) => Promise<string | null>,
  ) => {
    if (subscription === null || busy) return;
    setBusy(true);
    try {
      const text = await work(subscription.subscriptionId);
      if (text !== null) showMessage({ text });
    } catch (cause) {
      showMessage({ text: `${title} ${failureMessage(what, cause)}`, failed: true });
    }
    await revalidate();
    setBusy(false);
  };

  return {
    busy,
    attempt,
    refresh: revalidate,
    undoCancel: () =>
      change('undoing a cancellation', 'Failed to update subscription.', async (subscriptionId) => {
        const { nextPayment } = await browserApi.call('POST /subscription/undo-cancel', {
          body: { subscriptionId },
        });
        const next = nextPayment === null ? '' : ` Next payment ${dayOf(nextPayment.at)}.`;
        return `Subscription continues.${next}`;
      }),
    pay: () =>
      change('paying what is due', 'Your payment failed.', async (subscriptionId) => {
        const { grace, confirmation } = await browserApi.call('POST /subscription/pay-now', {
          body: { subscriptionId },
        });
        if (grace === null) return `Paid. ${planNames.investor} goes on.`;
        // The page says what the bank wants.
        return confirmation === null ? `${formatSum(grace.total)} is still due.` : null;
      }),
    async showAttempt({ state, message, subscription: known }: Attempt) {
      await revalidate();
      const isPaid = state === 'paid' && known?.grace === null && known.confirmation === null;
      if (isPaid) return showMessage({ text: `Paid. You’re on ${planNames.investor}.` });
      showMessage({ text: message ?? 'Your bank refused the payment. You were not charged.', failed: true });
    },
  };
}
