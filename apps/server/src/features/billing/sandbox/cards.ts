import { readSandboxToken } from '@tenfold/contract/billing/test-cards';
import { type CardChange, PaymentRefused } from '../provider/provider.ts';
import { refuseCard } from './bank.ts';
import type { SandboxCard } from './state.ts';
import { getCard, type Turn } from './turn.ts';

/** Twice is once. @throws PaymentRefused */
export function attachCard(turn: Turn, token: string): SandboxCard {
  const card = checkCard(turn, token);
  saveCard(turn, card);
  return card;
}

/** @throws PaymentRefused no card of the sandbox, or one that no bank lets be kept */
export function checkCard({ state, at }: Turn, token: string): SandboxCard {
  const stored = state.cards.find((card) => card.id === token);
  if (stored !== undefined) return stored;
  const known = readSandboxToken(token);
  if (known === null || state.isForgotten) {
    throw new PaymentRefused('resource_missing', 'This isn’t a test card of the sandbox.');
  }
  const { brand, last4 } = known.card;
  const card = { id: token, brand, last4, expMonth: known.expMonth, expYear: known.expYear };
  const refused = refuseCard(card, at);
  if (refused !== null) throw refused;
  return card;
}

export function saveCard({ state }: Turn, card: SandboxCard): void {
  if (!state.cards.includes(card)) state.cards.push(card);
  state.defaultCard ??= card.id;
}

export function updateCard(turn: Turn, id: string, { isDefault, expMonth, expYear }: CardChange): void {
  const card = getCard(turn, id);
  if (isDefault === true) turn.state.defaultCard = card.id;
  card.expMonth = expMonth ?? card.expMonth;
  card.expYear = expYear ?? card.expYear;
}

export function detachCard({ state }: Turn, id: string): void {
  state.cards = state.cards.filter((card) => card.id !== id);
  if (state.defaultCard === id) state.defaultCard = null;
}

export function findDefaultCard({ state }: Turn): SandboxCard | null {
  return state.cards.find((card) => card.id === state.defaultCard) ?? null;
}
