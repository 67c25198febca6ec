import type { Subscription } from '@tenfold/contract/billing';
import { type RefObject, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CardReader } from '../cards/card-reader.ts';
import type { Attempt } from '../confirmation/use-attempt.ts';
import type { Checkout } from './load-checkout.ts';
import { payFor, type Refusal } from './pay.ts';

/** `new`: the card in the fields. */
export type ChosenCard = string | 'new';

interface PaymentState {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly confirmation: Subscription['confirmation'];
  readonly paid: Subscription | null;
}

/** From the click that pays to what became of it. */
export function usePayment(checkout: Checkout, fields: RefObject<CardReader | null>) {
  const { cards, overview, todo, bill, period, currency } = checkout;
  const { revalidate } = useRevalidator();
  const [chosen, choose] = useState<ChosenCard>(cards[0]?.id ?? 'new');
  const [state, setState] = useState<PaymentState>({
    busy: false,
    refusal: null,
    confirmation: null,
    paid: null,
  });
  const change = (part: Partial<PaymentState>) => setState((before) => ({ ...before, ...part }));

  const pay = async () => {
    if (bill === null || state.busy) return;
    change({ busy: true, refusal: null });
    const saved = cards.find(({ id }) => id === chosen);
    const token = saved === undefined ? await readCard(fields.current) : null;
    if (saved === undefined && typeof token !== 'string') return change({ busy: false, refusal: token });
    const outcome = await payFor({
      subscriptionId: todo.kind === 'change' ? todo.subscriptionId : null,
      planType: period,
      currency,
      bill,
      cards,
      onAdded: ({ id }) => choose(id),
      payWith: saved === undefined ? { token: token as string } : { card: saved },
    });
    if (outcome.kind === 'paid') change({ paid: outcome.subscription });
    else if (outcome.kind === 'bank') change({ confirmation: outcome.confirmation });
    else change({ refusal: outcome.refusal });
    // The bill, the cards and the plan may all be others now.
    await revalidate();
    change({ busy: false });
  };

  return {
    ...state,
    chosen,
    choose(card: ChosenCard) {
      choose(card);
      change({ refusal: null });
    },
    pay: () => void pay(),
    openBank: () => change({ confirmation: overview.subscription?.confirmation ?? null }),
    leaveBank() {
      change({ confirmation: null });
      void revalidate();
    },
    async takeAnswer({ state: known, message, subscription }: Attempt) {
      const isPaid = known === 'paid' && subscription?.confirmation === null;
      if (isPaid) change({ paid: subscription, confirmation: null });
      else change({ confirmation: null, refusal: refusedByBank(todo.kind, message) });
      await revalidate();
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** The token; null where the fields say what is wrong; or what the provider refused. */
async function readCard(reader: CardReader | null): Promise<string | Refusal | null> {
  try {
    return (await reader?.read()) ?? null;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The card wasn’t accepted.';
    return { title: 'Your card wasn’t added.', message, code: null };
  }
}

function refusedByBank(kind: Checkout['todo']['kind'], message: string | null): Refusal {
  return {
    title: kind === 'change' ? 'Failed to update subscription' : 'Failed to create subscription',
    message: message ?? 'Your bank did not confirm the payment. You were not charged.',
    code: 'payment_refused',
  };
}
