import type { ChatMessage } from '@tenfold/contract/assistant';
import { expect, test } from 'vitest';
import { chatTurns } from './chat-turns.ts';
import { nothingWritten } from './written-answer.ts';

const question = { id: 1, authorId: 7, text: 'Revenue?', clientId: 'a', stopped: false } as ChatMessage;
const answer = { id: 2, authorId: 0, text: 'It was $1.', clientId: null, stopped: false } as ChatMessage;
const stopped: ChatMessage = { ...answer, stopped: true, ended: 'stopped' };
const seen = { ...nothingWritten, steps: ['Read ACME'] };
const endsOf = (...given: Parameters<typeof chatTurns>) => chatTurns(...given).map(({ how }) => how);

test('a message without an answer broke off, whatever comes after it', () => {
  const later = { ...question, id: 3, clientId: 'b' };
  expect(endsOf([question, later, answer], null, null)).toEqual(['broke_off', 'whole']);
});

test('an answer that isn’t whole says after a reload how it ended', () => {
  expect(endsOf([question, stopped], null, null)).toEqual(['stopped']);
  expect(endsOf([question, { ...stopped, ended: 'lost' }], null, null)).toEqual(['broke_off']);
  expect(endsOf([question, { ...stopped, ended: 'failed' }], null, null)).toEqual(['failed']);
});

test('an answer whose model failed has ended, too', () => {
  const writing = { text: 'Revenue?', clientId: 'a', answer: seen, isEnded: true };
  expect(endsOf([question, { ...stopped, ended: 'failed' }], writing, null)).toEqual(['failed']);
});

test('who stopped an answer sees what they saw, though the server was done by then', () => {
  const [turn] = chatTurns([question, answer], null, { messageId: 1, how: 'stopped', answer: seen });
  expect(turn).toMatchObject({ how: 'stopped', answer: seen });
});

test('what broke off on its way is shown as far as it is stored', () => {
  const brokeOff = { messageId: 1, how: 'broke_off', answer: seen } as const;
  expect(chatTurns([question, answer], null, brokeOff)).toMatchObject([{ how: 'whole', answer }]);
  expect(chatTurns([question, stopped], null, brokeOff)).toMatchObject([
    { how: 'broke_off', answer: stopped },
  ]);
  expect(chatTurns([question], null, brokeOff)).toMatchObject([{ how: 'broke_off', answer: seen }]);
});

test('an answer is written below its question, in its own place where it is asked for again', () => {
  const writing = { text: 'Revenue?', clientId: 'a', answer: seen, isEnded: false };
  expect(endsOf([], writing, null)).toEqual(['writing']);
  const later = { ...question, id: 3, clientId: null };
  expect(endsOf([question, later, answer], writing, null)).toEqual(['writing', 'whole']);
});

test('an answer that has ended stays until it is there as it is stored', () => {
  const writing = { text: 'Revenue?', clientId: 'a', answer: seen, isEnded: true };
  expect(endsOf([question], writing, null)).toEqual(['writing']);
  expect(endsOf([question, stopped], writing, null)).toEqual(['writing']);
  expect(endsOf([question, answer], writing, null)).toEqual(['whole']);
  const gone = { messageId: 1, how: 'broke_off', answer: seen } as const;
  expect(endsOf([question], writing, gone)).toEqual(['broke_off']);
});
