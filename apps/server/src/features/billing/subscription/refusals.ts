import { AppError, Conflict } from '../../../platform/http/index.ts';
import { PaymentRefused, ProviderAway } from '../provider/provider.ts';

const unchanged = 'You were not charged and your plan has not changed.';

/** What a person is told when the provider says no, or nothing. Other errors are passed on. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused)
      throw new AppError('payment_refused', `${error.message} ${unchanged}`);
    if (error instanceof ProviderAway) throw new AppError('unavailable', awayMessage);
    throw error;
  }
}

const awayMessage =
  'Our payment provider isn’t answering. If a payment went through, your plan changes within minutes; you are never charged twice.';

export function alreadySubscribed(): Conflict {
  return new Conflict('You already have Investor.');
}

export function bankIsWaiting(): Conflict {
  return new Conflict('A payment is waiting for your bank. Confirm it there, or give it up first.');
}
