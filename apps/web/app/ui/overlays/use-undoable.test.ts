import { expect, test } from 'vitest';
import type { Message } from './use-messages.ts';
import { undoable } from './use-undoable.ts';

/** A page that writes down what it says and does. */
function page({ refreshesFailed = false } = {}) {
  const events: string[] = [];
  const messages: Message[] = [];
  const shown = undoable({
    showMessage(message) {
      messages.push(message);
      events.push(message.text);
    },
    refresh: async () => void events.push('loaded again'),
    refreshesFailed,
  });
  return { ...shown, events, last: () => messages.at(-1) };
}

/** What a refused call throws. */
const refusal = Object.assign(new Error('The server is restarting.'), { name: 'ApiError' });
const refused = async () => {
  throw refusal;
};

test('what was deleted is offered for undoing, and undone it is loaded again', async () => {
  const { attempt, offerUndo, events, last } = page();
  const run = async () => void events.push('restored');
  const remove = async () => offerUndo('Note deleted.', { what: 'restoring a note', run });
  await attempt({ what: 'deleting a note', run: remove });
  expect(events).toEqual(['Note deleted.', 'loaded again']);
  await last()?.undo?.();
  expect(events).toEqual(['Note deleted.', 'loaded again', 'restored', 'loaded again']);
});

test('a change that fails says why, and the page stays as it was', async () => {
  const { attempt, events, last } = page();
  await attempt({ what: 'deleting a list', run: refused });
  expect(events).toEqual(['The server is restarting.']);
  expect(last()).toEqual({ text: 'The server is restarting.', failed: true });
});

test('what was shown before the answer is taken back where it fails, before the reader is told', async () => {
  const { attempt, events } = page({ refreshesFailed: true });
  await attempt({ what: 'removing', run: refused, takeBack: () => void events.push('taken back') });
  expect(events).toEqual(['taken back', 'The server is restarting.', 'loaded again']);
});

test('an undo that fails can be tried again until it works', async () => {
  const { offerUndo, events, last } = page();
  let fails = 2;
  const run = async () => {
    fails -= 1;
    if (fails >= 0) throw refusal;
  };
  offerUndo('Alert deleted.', { what: 'restoring', failed: 'Not restored.', run });
  await last()?.undo?.();
  await last()?.again?.();
  await last()?.again?.();
  const failure = 'Not restored. The server is restarting.';
  expect(events).toEqual(['Alert deleted.', failure, failure, 'loaded again']);
});

test('what is gone has words of its own and no second try', async () => {
  const { attempt, last } = page();
  const gone = (cause: unknown) => (cause === refusal ? 'It was deleted in another tab.' : null);
  await attempt({ what: 'deleting', failed: 'Not deleted.', run: refused, refusal: gone });
  expect(last()).toEqual({ text: 'Not deleted. It was deleted in another tab.', failed: true });
});

test('a change that leads to another page loads nothing of the one that is left', async () => {
  const { attempt, events } = page();
  await attempt({ what: 'deleting a list', run: async () => void events.push('left'), leaves: true });
  expect(events).toEqual(['left']);
});

test('what the server refuses for good isn’t offered again', async () => {
  const { attempt, last } = page();
  const details = { name: 'ApiError', status: 409, code: 'conflict' };
  const conflict = Object.assign(new Error('Somebody answered this question.'), details);
  const run = async () => Promise.reject(conflict);
  await attempt({ what: 'undoing', failed: 'Not undone.', run });
  expect(last()).toEqual({ text: 'Not undone. Somebody answered this question.', failed: true });
});
