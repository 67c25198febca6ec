import { randomUUID } from 'node:crypto';
import { sandboxToken, testCards } from '@tenfold/contract/billing/test-cards';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { ProviderEvent } from '../provider/provider.ts';
import type { ProviderWorld } from '../provider/suite/provider-world.fixture.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';

export interface SandboxWorld extends ProviderWorld {
  readonly provider: Sandbox;
  readonly clock: StoppedClock;
  /** Every event the provider sent, in order. */
  readonly events: ProviderEvent[];
}

export function openSandboxWorld(database: Database): SandboxWorld {
  const clock = new StoppedClock('2026-11-26T10:00:00.000Z');
  const events: ProviderEvent[] = [];
  const provider = openSandbox({
    db: database.db,
    clock,
    onEvent: async (_, event) => {
      events.push(event);
    },
  });
  const token = (name: string) => {
    const number = testCards.find(({ last4 }) => last4 === name)?.number ?? '';
    return sandboxToken(number, 8, 2035) ?? '';
  };
  return {
    provider,
    clock,
    events,
    token: async (name) => token(name),
    async customerWith(names, details = {}) {
      const person = { name: 'Ann Lee', email: 'ann@example.com', address: '', country: '', vatNumber: '' };
      const customer = await provider.createCustomer({ ...person, ...details, accountId: 1 }, randomUUID());
      const cards = names.map(token);
      for (const card of cards) await provider.attachCard(customer, card);
      return { customer, cards };
    },
    async moveTo(customer, date) {
      await provider.moveClockTo(customer, date);
    },
    async answerBank(clientSecret, isConfirmed) {
      await provider.answerBank(clientSecret, isConfirmed);
    },
    async payCheckout(session, card) {
      await provider.payCheckout(session, token(card));
    },
    openDispute: provider.openDispute,
    closeDispute: provider.closeDispute,
    close: () => database.close(),
  };
}
