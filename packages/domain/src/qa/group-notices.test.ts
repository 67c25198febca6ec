import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNotices, type Notice } from './group-notices.ts';

const notice = (minute: number, changes: Partial<Notice> = {}): Notice => ({
  kind: 'comment',
  subject: 'answer 5',
  actorId: 1,
  createdAt: new Date(Date.UTC(2026, 10, 26, 8, minute)),
  ...changes,
});

test('ten comments on one answer are one line, with everybody who commented', () => {
  const ten = Array.from({ length: 10 }, (_, minute) => notice(minute, { actorId: 1 + (minute % 3) }));
  const groups = groupNotices(ten);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.notices).toHaveLength(10);
  expect(groups[0]?.latest).toBe(ten[9]);
  expect(groups[0]?.actorIds).toEqual([1, 3, 2]);
});

test('what is about another thing, or of another kind, is a line of its own', () => {
  const groups = groupNotices([notice(1), notice(2, { subject: 'answer 6' }), notice(3, { kind: 'best' })]);
  expect(groups.map(({ latest }) => latest.createdAt.getUTCMinutes())).toEqual([3, 2, 1]);
});

test('a line stands where its latest notification does', () => {
  const other = notice(5, { subject: 'answer 6' });
  expect(groupNotices([notice(1), other, notice(9)]).map(({ notices }) => notices.length)).toEqual([2, 1]);
});

test('notifications about nothing they share stay apart', () => {
  expect(groupNotices([notice(1, { subject: null }), notice(2, { subject: null })])).toHaveLength(2);
});

test('somebody whose account was deleted is not named', () => {
  expect(groupNotices([notice(1, { actorId: null }), notice(2)])[0]?.actorIds).toEqual([1]);
});

test('no notification is lost, and none is shown twice', () => {
  const some = fc.record({
    kind: fc.constantFrom('comment', 'best'),
    subject: fc.constantFrom('answer 5', 'answer 6', null),
    actorId: fc.option(fc.nat(3)),
    createdAt: fc.nat(59).map((minute) => notice(minute).createdAt),
  });
  fc.assert(
    fc.property(fc.array(some), (notices) => {
      const shown = groupNotices(notices).flatMap((group) => group.notices);
      expect(shown).toHaveLength(notices.length);
      expect(new Set(shown)).toEqual(new Set(notices));
    }),
  );
});
