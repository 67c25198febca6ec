import { describe, expect, test } from 'vitest';
import { PaymentRefused, type ProviderCard } from '../provider.ts';
import { newKey, stateOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';

export function describeCards(world: () => ProviderWorld): void {
  describe('cards', () => {
    const cardsOf = async (customer: string) => (await stateOf(world(), customer)).cards;
    const defaults = (cards: readonly ProviderCard[]) =>
      cards.filter(({ isDefault }) => isDefault).map(({ last4 }) => last4);

    test('are kept by brand, last digits and month; the first is the default', async () => {
      const { customer } = await world().customerWith(['4242', '4444']);
      const cards = await cardsOf(customer);
      expect(cards.map(({ brand, last4 }) => `${brand} ${last4}`).sort()).toEqual([
        'mastercard 4444',
        'visa 4242',
      ]);
      expect(defaults(cards)).toEqual(['4242']);
    });

    test('attached twice are one', async () => {
      const { customer, cards } = await world().customerWith(['4242']);
      await world().provider.attachCard(customer, cards[0] ?? '');
      expect(await cardsOf(customer)).toHaveLength(1);
    });

    test('that a bank declines are not kept, and it is said why', async () => {
      const { customer } = await world().customerWith(['4242']);
      const attach = async (name: '0002' | '9995' | '0069') =>
        world().provider.attachCard(customer, await world().token(name));
      await expect(attach('0002')).rejects.toMatchObject({ message: 'Your card was declined.' });
      await expect(attach('9995')).rejects.toMatchObject({
        reason: 'insufficient_funds',
        message: 'Your card was declined: insufficient funds.',
      });
      await expect(attach('0069')).rejects.toMatchObject({
        reason: 'expired_card',
        message: 'Your card was declined: it has expired.',
      });
      await expect(attach('0069')).rejects.toBeInstanceOf(PaymentRefused);
      expect(await cardsOf(customer)).toHaveLength(1);
    });

    test('change their month, and which is the default', async () => {
      const { customer, cards } = await world().customerWith(['4242', '4444']);
      const [, second = ''] = cards;
      await world().provider.updateCard(customer, second, { isDefault: true, expMonth: 2, expYear: 2039 });
      const stored = await cardsOf(customer);
      expect(defaults(stored)).toEqual(['4444']);
      expect(stored.find(({ id }) => id === second)).toMatchObject({ expMonth: 2, expYear: 2039 });
    });

    test('are gone when detached', async () => {
      const { customer, cards } = await world().customerWith(['4242', '4444']);
      await world().provider.detachCard(customer, cards[1] ?? '');
      expect((await cardsOf(customer)).map(({ last4 }) => last4)).toEqual(['4242']);
    });

    test('are handed over with a secret for the browser', async () => {
      const { customer } = await world().customerWith([]);
      expect((await world().provider.startCardSetup(customer, newKey())).clientSecret).not.toBe('');
    });
  });
}
