import { declineSentence } from '../provider/decline-sentences.ts';
import { PaymentRefused } from '../provider/provider.ts';
import type { SandboxCard } from './state.ts';

/** What the test cards’ numbers stand for. */
const refusedAtOnce: Readonly<Record<string, string>> = {
  '0002': 'generic_decline',
  '9995': 'insufficient_funds',
  '0069': 'expired_card',
};
const refusedLater: Readonly<Record<string, string>> = { ...refusedAtOnce, '0341': 'generic_decline' };

type Checked = Pick<SandboxCard, 'last4' | 'expMonth' | 'expYear'>;

/** Null: the bank lets it be kept. */
export function refuseCard(card: Checked, at: Date): PaymentRefused | null {
  return refuse(refusedAtOnce[card.last4], card, at);
}

/** Null: the bank pays. */
export function refuseCharge(card: Checked | null, at: Date): PaymentRefused | null {
  if (card === null) return refusal('no_card');
  return refuse(refusedLater[card.last4], card, at);
}

export function wantsConfirmation(card: Checked): boolean {
  return card.last4 === '3155';
}

export function refusesRefunds(card: { readonly last4: string } | null): boolean {
  return card?.last4 === '5126';
}

export function refusal(reason: string): PaymentRefused {
  return new PaymentRefused(reason, declineSentence(reason));
}

function refuse(reason: string | undefined, card: Checked, at: Date): PaymentRefused | null {
  if (reason !== undefined) return refusal(reason);
  return isExpired(card, at) ? refusal('expired_card') : null;
}

/** A card is good until the end of its month. */
function isExpired({ expMonth, expYear }: Checked, at: Date): boolean {
  return at.getTime() >= Date.UTC(expYear, expMonth, 1);
}
