import { expect, test } from 'vitest';
import { month, on, refused } from './entries.fixture.ts';
import type { Entry } from './entry.ts';
import { planEndAt } from './plan-end.ts';

const now = on('2027-03-01');

const endedOn = (day: string): Entry => ({ what: 'ended', subscription: 'sub_1', at: on(day) });
const disputed: Entry = { what: 'disputed', dispute: 'dp_1', subscription: 'sub_1', at: on('2026-11-20') };
const voided: Entry = { what: 'void', invoice: 'in_2' };
const refunded: Entry = { what: 'refunded', invoice: 'in_1' };
const granted: Entry = {
  what: 'granted',
  grant: 'points/100',
  from: on('2026-12-07'),
  until: on('2027-02-07'),
};

test.each([
  ['canceled, it ends with what was paid', [month, endedOn('2026-12-07')], '2026-12-07', 'canceled'],
  ['not paid, it ends after its grace', [month, refused], '2026-12-14', 'unpaid'],
  [
    'ended by the provider as its grace is over',
    [month, refused, endedOn('2026-12-14')],
    '2026-12-14',
    'unpaid',
  ],
  [
    'ended with its open bill voided',
    [month, refused, endedOn('2026-12-14'), voided],
    '2026-12-14',
    'unpaid',
  ],
  ['canceled in its grace, it ends at once', [month, refused, endedOn('2026-12-09')], '2026-12-09', 'unpaid'],
  ['never billed, it ends a day late', [month], '2026-12-08', 'unpaid'],
  ['disputed, it ends at once', [month, disputed, endedOn('2026-11-20')], '2026-11-20', 'disputed'],
  ['ended early with its money back', [month, refunded, endedOn('2026-11-20')], '2026-11-20', 'refunded'],
  [
    'with its money back and used to its end',
    [month, refunded, endedOn('2026-12-07')],
    '2026-12-07',
    'canceled',
  ],
  ['after a paid month, a grant ends', [month, endedOn('2026-12-07'), granted], '2027-02-07', 'grant_over'],
] as const)('%s', (_, entries, day, reason) => {
  expect(planEndAt(entries, now)).toEqual({ at: on(day), reason });
});

test('a plan that runs has no end, whatever ended before; nor has who never had one', () => {
  expect(planEndAt([month], on('2026-11-20'))).toBeNull();
  expect(planEndAt([month, endedOn('2026-12-07'), granted], on('2027-01-01'))).toBeNull();
  expect(planEndAt([], now)).toBeNull();
});

test('what ended and began again ended when it last did', () => {
  const again: Entry = {
    ...month,
    invoice: 'in_9',
    subscription: 'sub_2',
    from: on('2027-01-01'),
    to: on('2027-02-01'),
  };
  const end: Entry = { what: 'ended', subscription: 'sub_2', at: on('2027-02-01') };
  expect(planEndAt([month, refused, again, end], now)).toEqual({ at: on('2027-02-01'), reason: 'canceled' });
});
