import { describe, expect, test } from 'vitest';
import { BadSignature, type ProviderEvent } from '../provider.ts';
import { subscriber } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';
import { month } from './terms.fixture.ts';

export function describeEvents(world: () => ProviderWorld): void {
  describe('what happened', () => {
    test('is listed oldest first, with whom it is about', async () => {
      const { customer } = await subscriber(world(), month);
      const { provider } = world();
      const events: ProviderEvent[] = [];
      for await (const event of provider.listEvents(new Date(0))) events.push(event);
      const own = events.filter((event) => event.customer === customer);
      expect(own.map(({ type }) => type)).toContain('invoice.paid');
      expect(new Set(own.map(({ environment }) => environment))).toEqual(new Set([provider.environment]));
      const times = events.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    });

    test('is not believed without the provider’s signature', () => {
      const body = Buffer.from('{"id": "evt_1", "type": "invoice.paid"}');
      expect(() => world().provider.readEvent(body, null)).toThrow(BadSignature);
      expect(() => world().provider.readEvent(body, 't=1,v1=00')).toThrow(BadSignature);
    });
  });
}
