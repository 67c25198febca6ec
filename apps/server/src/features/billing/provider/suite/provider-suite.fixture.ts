import { afterAll, beforeAll, describe } from 'vitest';
import { describeCards } from './cards.fixture.ts';
import { describeChanging } from './changing.fixture.ts';
import { describeCheckout } from './checkout.fixture.ts';
import { describeEnding } from './ending.fixture.ts';
import { describeEvents } from './events.fixture.ts';
import { describeGivingBack } from './giving-back.fixture.ts';
import type { OpenProvider, ProviderWorld } from './provider-world.fixture.ts';
import { describeRefusals } from './refusals.fixture.ts';
import { describeSubscribing } from './subscribing.fixture.ts';

/** What the product relies on with every payment provider. */
export function describeProvider(name: string, open: OpenProvider): void {
  describe(name, () => {
    let opened: ProviderWorld | null = null;
    const world = () => {
      if (opened === null) throw new Error('not open');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    describeCards(world);
    describeSubscribing(world);
    describeChanging(world);
    describeRefusals(world);
    describeEnding(world);
    describeGivingBack(world);
    describeCheckout(world);
    describeEvents(world);
  });
}
