import { expect, test } from 'vitest';
import { reactInTurn } from './react-in-turn.ts';
import type { Press, Reacted } from './reacted.ts';

const nothing: Reacted = { reaction: 0, likesCount: 3, dislikesCount: 0, follow: false, bookmark: false };

/** A server that answers when it is told to. */
function opened() {
  const shown: Reacted[] = [];
  const failures: unknown[] = [];
  const calls: { press: Press; isOn: boolean; answer: PromiseWithResolvers<Partial<Reacted>> }[] = [];
  const turns = reactInTurn({
    first: nothing,
    show: (reacted) => shown.push(reacted),
    send(press, isOn) {
      const answer = Promise.withResolvers<Partial<Reacted>>();
      calls.push({ press, isOn, answer });
      return answer.promise;
    },
    failed: (cause) => failures.push(cause),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { turns, shown, calls, failures, settled };
}

test('a press shows before the server has answered, and its answer counts', async () => {
  const { turns, shown, calls, settled } = opened();
  turns.press('like');
  expect(shown.at(-1)).toMatchObject({ reaction: 1, likesCount: 4 });
  calls[0]?.answer.resolve({ reaction: 1, likesCount: 9, dislikesCount: 2 });
  await settled();
  expect(shown.at(-1)).toMatchObject({ reaction: 1, likesCount: 9, dislikesCount: 2 });
});

test('a failed press is put back, and what was pressed after it', async () => {
  const { turns, shown, calls, failures, settled } = opened();
  turns.press('like');
  turns.press('bookmark');
  calls[0]?.answer.reject(new Error('lost'));
  await settled();
  expect(shown.at(-1)).toEqual(nothing);
  expect(failures).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('quick presses are sent one after another, each with what it wants', async () => {
  const { turns, shown, calls, settled } = opened();
  turns.press('like');
  turns.press('like');
  expect(calls).toHaveLength(1);
  calls[0]?.answer.resolve({ reaction: 1, likesCount: 4, dislikesCount: 0 });
  await settled();
  expect(calls.map(({ press, isOn }) => [press, isOn])).toEqual([
    ['like', true],
    ['like', false],
  ]);
  calls[1]?.answer.resolve({ reaction: 0, likesCount: 3, dislikesCount: 0 });
  await settled();
  expect(shown.at(-1)).toEqual(nothing);
});

test('what others did shows, unless an own press waits for its answer', () => {
  const { turns, shown } = opened();
  turns.know({ ...nothing, likesCount: 5 });
  expect(shown.at(-1)?.likesCount).toBe(5);
  turns.press('like');
  turns.know({ ...nothing, likesCount: 7 });
  expect(shown.at(-1)).toMatchObject({ reaction: 1, likesCount: 6 });
});
