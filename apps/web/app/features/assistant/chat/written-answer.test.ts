import type { AssistantEvent } from '@tenfold/contract/assistant';
import { expect, test } from 'vitest';
import { nothingWritten, withEvent } from './written-answer.ts';

test('an event that a newer server sends changes nothing', () => {
  const event = { type: 'of_tomorrow' } as unknown as AssistantEvent;
  expect(withEvent(nothingWritten, event)).toBe(nothingWritten);
});

test('waiting ends with the next sentence or opinion', () => {
  const waiting = withEvent(nothingWritten, { type: 'waiting' });
  expect(waiting.isWaiting).toBe(true);
  const sentence = {
    type: 'sentence',
    parts: [{ text: 'So.', figure: null }],
    figures: [],
    filings: [],
  } as const;
  expect(withEvent(waiting, sentence as unknown as AssistantEvent).isWaiting).toBe(false);
  const opinion = { type: 'opinion', opinion: { answerId: 1 } } as unknown as AssistantEvent;
  expect(withEvent(waiting, opinion)).toMatchObject({ isWaiting: false, opinions: [{ answerId: 1 }] });
});
