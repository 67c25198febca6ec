import { endSubscription } from './subscribing.ts';
import type { Turn } from './turn.ts';

/** Ends what runs, and forgets whose it was. */
export function forget(turn: Turn): void {
  const { state } = turn;
  for (const subscription of state.subscriptions) endSubscription(turn, subscription);
  state.country = '';
  state.vatNumber = '';
  state.cards = [];
  state.defaultCard = null;
  state.checkouts = [];
  state.isForgotten = true;
}
