import { describe, expect, test } from 'vitest';
import { describeProvider } from '../provider/suite/provider-suite.fixture.ts';
import { eventJson } from './server/events.fixture.ts';
import { descriptionIsHere } from './server/published.fixture.ts';
import { openStripeWorld, type StripeWorld } from './server/stripe-world.fixture.ts';

const worlds: StripeWorld[] = [];

describeProvider('Stripe', async () => {
  const world = await openStripeWorld();
  worlds.push(world);
  return world;
});

describe.skipIf(!descriptionIsHere)(
  'by Stripe’s published description (skipped where ../shared/data is not there)',
  () => {
    test('what is asked is a request, and what our Stripe answers an answer', () => {
      expect(worlds.flatMap(findingsOf)).toEqual([]);
    });

    test('what our Stripe sends is an event', () => {
      for (const { server } of worlds) {
        for (const event of server.state.events) server.description?.event(eventJson(event));
      }
      expect(worlds.flatMap(findingsOf)).toEqual([]);
    });
  },
);

function findingsOf({ server }: StripeWorld): string[] {
  return [...(server.description?.findings ?? ['no description'])];
}
