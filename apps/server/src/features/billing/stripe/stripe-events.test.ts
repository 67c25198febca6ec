import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BadSignature, type ProviderEvent } from '../provider/provider.ts';
import { billsOf } from '../provider/suite/bills.fixture.ts';
import { firstOf, subscriber } from '../provider/suite/people.fixture.ts';
import { month } from '../provider/suite/terms.fixture.ts';
import { openStripeWorld, type StripeWorld, webhookSecret } from './server/stripe-world.fixture.ts';
import { deliver, signatureOf, signEvent, type Webhook } from './server/webhooks.fixture.ts';

let world: StripeWorld;
let customer: string;

beforeAll(async () => {
  world = await openStripeWorld();
  customer = (await subscriber(world, month)).customer;
});

afterAll(() => world.close());

function paidEvent() {
  return firstOf(world.server.state.events.filter(({ type }) => type === 'invoice.paid'));
}

function read({ body, signature }: Webhook, provider = world.provider): ProviderEvent {
  return provider.readEvent(body, signature);
}

describe('a webhook', () => {
  test('signed by Stripe says what happened, to whom and when', () => {
    const { state } = world.server;
    expect(read(signEvent(paidEvent(), webhookSecret, state.now))).toEqual({
      id: paidEvent().id,
      type: 'invoice.paid',
      createdAt: new Date(paidEvent().created * 1_000),
      customer,
      environment: 'stripe-test',
    });
  });

  test('signed by the old or the new secret is believed while one replaces the other', () => {
    const provider = world.open({ webhookSecrets: ['whsec_new', webhookSecret] });
    for (const secret of ['whsec_new', webhookSecret]) {
      expect(read(signEvent(paidEvent(), secret, world.server.state.now), provider).customer).toBe(customer);
    }
  });

  test('signed by somebody else is refused', () => {
    const forged = signEvent(paidEvent(), 'whsec_other', world.server.state.now);
    expect(() => read(forged)).toThrow(BadSignature);
  });

  test('of which one byte was changed is refused', () => {
    const { body, signature } = signEvent(paidEvent(), webhookSecret, world.server.state.now);
    body[body.length - 2] = 0x20;
    expect(() => read({ body, signature })).toThrow(BadSignature);
  });

  test('signed more than five minutes ago is refused, and until then believed', () => {
    const { now } = world.server.state;
    expect(read(signEvent(paidEvent(), webhookSecret, now - 300)).customer).toBe(customer);
    expect(() => read(signEvent(paidEvent(), webhookSecret, now - 301))).toThrow(BadSignature);
    expect(() => read(signEvent(paidEvent(), webhookSecret, now - 600))).toThrow(BadSignature);
  });

  test('that is no event is refused, though signed', () => {
    const body = Buffer.from('not JSON');
    const signature = signatureOf(body, webhookSecret, world.server.state.now);
    expect(() => read({ body, signature })).toThrow(BadSignature);
  });

  test('about real money is told apart from one of a test', () => {
    const live = signEvent(paidEvent(), webhookSecret, world.server.state.now, true);
    expect(read(live).environment).toBe('stripe-live');
  });

  test('sent twice and in another order is the same event', async () => {
    const events: ProviderEvent[] = [];
    const order = ({ id }: { readonly id: string }) => -Number(id.slice(4));
    const receive = (webhook: Webhook) => events.push(read(webhook));
    await deliver(world.server.state, 0, { secret: webhookSecret, order, times: 2 }, receive);
    const known = world.server.state.events.map(({ id }) => id);
    expect(events).toHaveLength(2 * known.length);
    expect([...new Set(events.map(({ id }) => id))]).toEqual(known.toReversed());
  });
});

describe('what happened', () => {
  test('to a payment that is disputed is about the one who paid', async () => {
    const { id } = firstOf(await billsOf(world, customer));
    await world.openDispute(customer, id);
    const event = world.server.state.events.at(-1);
    if (event === undefined) throw new Error('nothing happened');
    const providerEvent = read(signEvent(event, webhookSecret, world.server.state.now));
    expect(providerEvent).toMatchObject({ type: 'charge.dispute.created', customer: null });
    expect(await world.provider.findCustomerOfEvent?.(providerEvent.id)).toBe(customer);
  });

  test('in three busy days is listed whole, oldest first', async () => {
    for (let one = 0; one < 60; one += 1) await world.customerWith(['4242']);
    const listed: string[] = [];
    for await (const { id } of world.provider.listEvents(new Date(0))) listed.push(id);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed).toEqual(world.server.state.events.map(({ id }) => id));
  });
});
