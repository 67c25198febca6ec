import { describe, expect, test } from 'vitest';
import { PaymentRefused } from '../provider.ts';
import { billsOf } from './bills.fixture.ts';
import { firstOf, newKey, subscriber } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { days, later, month } from './terms.fixture.ts';

export function describeGivingBack(world: () => ProviderWorld): void {
  describeRefunds(world);
  describeDisputes(world);
}

function describeRefunds(world: () => ProviderWorld): void {
  describe('a refund', () => {
    test('is of the whole invoice, once, and is there some days later', async () => {
      const { customer } = await subscriber(world(), month, ['4242'], { country: 'IE' });
      const { provider } = world();
      const invoice = firstOf(await billsOf(world(), customer));
      const key = newKey();
      const refund = await provider.refund(customer, invoice.id, key);
      expect(refund).toMatchObject({ amount: invoice.total });
      expect((await provider.refund(customer, invoice.id, key)).id).toBe(refund.id);
      await expect(provider.refund(customer, invoice.id, newKey())).rejects.toBeInstanceOf(PaymentRefused);
      await world().moveTo(customer, later(refund.at, 10 * days));
      const [refunded] = await billsOf(world(), customer);
      expect(refunded).toMatchObject({ state: 'paid', refunds: [{ id: refund.id, state: 'refunded' }] });
    });

    test('that the bank refuses later says so', async () => {
      const { customer } = await subscriber(world(), month, ['5126']);
      const invoice = firstOf(await billsOf(world(), customer));
      const refund = await world().provider.refund(customer, invoice.id, newKey());
      await world().moveTo(customer, later(refund.at, 10 * days));
      const [still] = await billsOf(world(), customer);
      expect(still).toMatchObject({ state: 'paid', refunds: [{ state: 'refused' }] });
    });

    test('of what was not paid is refused', async () => {
      const { customer } = await subscriber(world(), month, ['3155']);
      const invoice = firstOf(await billsOf(world(), customer));
      const refund = world().provider.refund(customer, invoice.id, newKey());
      await expect(refund).rejects.toBeInstanceOf(PaymentRefused);
    });
  });
}

function describeDisputes(world: () => ProviderWorld): void {
  describe('a dispute', () => {
    test.each([
      ['won', true],
      ['lost', false],
    ])('is open until it is %s', async (outcome, hasWon) => {
      const { customer } = await subscriber(world(), month);
      const invoice = firstOf(await billsOf(world(), customer));
      await world().openDispute(customer, invoice.id);
      const [disputed] = await billsOf(world(), customer);
      expect(disputed?.dispute).toMatchObject({ state: 'open', closedAt: null });
      await world().closeDispute(customer, invoice.id, hasWon);
      const [closed] = await billsOf(world(), customer);
      expect(closed?.dispute).toMatchObject({ id: disputed?.dispute?.id, state: outcome });
      expect(closed?.dispute?.closedAt).not.toBeNull();
    });
  });
}
