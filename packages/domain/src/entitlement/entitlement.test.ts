import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementAt } from './entitlement.ts';
import { month, on, refused } from './entries.fixture.ts';
import type { Entry } from './entry.ts';

const free = { plan: 'light', cause: 'free', until: null, reviewAt: null };

test('without an entry the plan is Light', () => {
  expect(entitlementAt([], on('2026-11-26'))).toEqual(free);
});

test('a month that is paid gives Investor until its end', () => {
  expect(entitlementAt([month], on('2026-11-07'))).toMatchObject({ plan: 'investor', cause: 'paid' });
  expect(entitlementAt([month], on('2026-11-06')).plan).toBe('light');
});

test('the plan stays for a day while the next period is being billed, and no longer', () => {
  expect(entitlementAt([month], new Date('2026-12-07T23:59:59Z')).plan).toBe('investor');
  expect(entitlementAt([month], on('2026-12-08'))).toEqual(free);
});

test('a subscription that ended with its month gives nothing after it', () => {
  const ended: Entry = { what: 'ended', subscription: 'sub_1', at: on('2026-12-07') };
  expect(entitlementAt([month, ended], new Date('2026-12-06T23:59:59.999Z')).plan).toBe('investor');
  expect(entitlementAt([month, ended], on('2026-12-07'))).toEqual(free);
});

test('a renewal that was refused leaves seven days, and the eighth is Light', () => {
  const entries = [month, refused];
  expect(entitlementAt(entries, on('2026-12-10'))).toMatchObject({
    plan: 'investor',
    cause: 'grace',
    until: on('2026-12-14'),
    reviewAt: on('2026-12-14'),
  });
  expect(entitlementAt(entries, on('2026-12-14')).plan).toBe('light');
});

test('grace begins with the refusal, not when billing would have been late', () => {
  expect(entitlementAt([month, refused], on('2026-12-07')).cause).toBe('grace');
});

test('paid in its grace, the plan goes on as if nothing had been refused', () => {
  const paid: Entry = { ...month, invoice: 'in_2', from: on('2026-12-07'), to: on('2027-01-07') };
  expect(entitlementAt([month, refused, paid], on('2026-12-20'))).toMatchObject({ cause: 'paid' });
});

test('a first payment that was refused gives no grace', () => {
  expect(entitlementAt([{ ...refused, isRenewal: false } as Entry], on('2026-12-08'))).toEqual(free);
});

test('a dispute withdraws the plan at once, and one that is won gives it back', () => {
  const disputed: Entry = {
    what: 'disputed',
    dispute: 'dp_1',
    subscription: 'sub_1',
    at: on('2026-11-20'),
  };
  const won: Entry = { what: 'dispute won', dispute: 'dp_1' };
  expect(entitlementAt([month, disputed], on('2026-11-20'))).toEqual(free);
  expect(entitlementAt([month, disputed, won], on('2026-11-20')).plan).toBe('investor');
});

test('a grant after a paid month continues it, and says until when both last', () => {
  const granted: Entry = {
    what: 'granted',
    grant: 'points/100',
    from: on('2026-12-07'),
    until: on('2027-12-07'),
  };
  expect(entitlementAt([month, granted], on('2026-11-26'))).toMatchObject({
    cause: 'paid',
    until: on('2027-12-07'),
  });
  expect(entitlementAt([granted], on('2026-11-26'))).toMatchObject({
    plan: 'light',
    reviewAt: on('2026-12-07'),
  });
});

test('a grant without an end ends when it is withdrawn', () => {
  const granted: Entry = { what: 'granted', grant: 'operator/1', from: on('2026-01-01'), until: null };
  const withdrawn: Entry = { what: 'withdrawn', grant: 'operator/1', at: on('2026-06-01') };
  expect(entitlementAt([granted], on('2036-01-01'))).toMatchObject({ cause: 'granted', until: null });
  expect(entitlementAt([granted, withdrawn], on('2026-05-31')).until).toEqual(on('2026-06-01'));
  expect(entitlementAt([granted, withdrawn], on('2026-06-01'))).toEqual(free);
});

const moment = fc.integer({ min: 0, max: 800 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
const name = fc.constantFrom('a', 'b', 'c');
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    what: fc.constant('paid' as const),
    invoice: name,
    subscription: name,
    from: moment,
    to: moment,
  }),
  fc.record({
    what: fc.constant('failed' as const),
    invoice: name,
    subscription: name,
    at: moment,
    isRenewal: fc.boolean(),
  }),
  fc.record({ what: fc.constant('ended' as const), subscription: name, at: moment }),
  fc.record({ what: fc.constant('disputed' as const), dispute: name, subscription: name, at: moment }),
  fc.record({ what: fc.constant('dispute won' as const), dispute: name }),
  fc.record({ what: fc.constant('granted' as const), grant: name, from: moment, until: fc.option(moment) }),
  fc.record({ what: fc.constant('void' as const), invoice: name }),
);

test('the order of the entries, and how often each is told, change nothing', () => {
  fc.assert(
    fc.property(fc.array(entry), moment, fc.infiniteStream(fc.nat()), (entries, now, picks) => {
      const repeated = [...entries, ...entries.slice(0, 3)];
      const shuffled = repeated
        .map((each) => ({ each, at: picks.next().value as number }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ each }) => each);
      expect(entitlementAt(shuffled, now)).toEqual(entitlementAt(entries, now));
    }),
  );
});

test('until it is asked again nothing changes', () => {
  fc.assert(
    fc.property(fc.array(entry), moment, (entries, now) => {
      const { reviewAt, ...before } = entitlementAt(entries, now);
      const later = new Date((reviewAt?.getTime() ?? now.getTime() + 86_400_000_000) - 1);
      expect(entitlementAt(entries, later)).toMatchObject({ plan: before.plan, cause: before.cause });
    }),
  );
});
