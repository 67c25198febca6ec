import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import {
  ben,
  forgetAll,
  openNotificationsServer,
  priceOf,
  sendAll,
} from '../notifications-server.fixture.ts';
import { mailDeps, nameOf, type Outcome, testMailer } from './mails.fixture.ts';
import { sendMails } from './send-mails.ts';

const outcomes: readonly Outcome[] = [
  'sent',
  'refused',
  'later',
  'unanswered',
  'arrived unanswered',
  'crash',
];
/** How the first sends end, of whichever email; then all go well. */
const course = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 12 });

describeOnEach('workers that die and mail servers that fall silent, in any order', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotificationsServer(await open());
  });
  afterAll(() => server.close());

  test('every email left once, is known to be refused, or is said to be uncertain', async () => {
    await fc.assert(
      fc.asyncProperty(course, fc.integer({ min: 1, max: 4 }), async (ends, count) => {
        await forgetAll(server);
        const mailer = testMailer();
        mailer.outcomes.push(...ends);
        await sendAll(server, ...Array.from({ length: count }, (_, at) => priceOf(ben, `1/${at}`)));
        for (let round = 0; round < ends.length + 4; round += 1) {
          // A worker that died never ends, and another goes on.
          const crash = mailer.nextCrash();
          await Promise.race([sendMails(mailDeps(server, mailer), 1), crash]);
          server.clock.advance(61 * 60_000);
        }
        const feed = await server.post('/notifications/filter/feeds', { sort: 'oldest' });
        for (const { id, mail } of feed.json().notifications) {
          const ended = mailer.sends
            .filter((send) => send.endsWith(`notification-${id}`))
            .map((send) => send.replace(` notification-${id}`, ''));
          const unknown = ended.filter((end) => /unanswered|crash/.test(end)).length;
          const arrived = mailer.arrived.filter((each) => nameOf(each) === `notification-${id}`).length;
          expect(unknown).toBeLessThanOrEqual(2);
          expect(arrived).toBeLessThanOrEqual(2);
          if (unknown === 0) expect(arrived).toBe(ended.includes('refused') ? 0 : 1);
          const isSent = ended.includes('sent');
          expect([id, mail]).toEqual([id, isSent ? 'sent' : unknown > 0 ? 'uncertain' : 'refused']);
        }
      }),
      { numRuns: rounds(4, 50), seed: 20_261_123, endOnFailure: true },
    );
  });
});
