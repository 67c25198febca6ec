import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

async function read(...chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const bytes = new TextEncoder().encode(
  'event: step\ndata: {"text":"Lies “Nike”"}\n\nevent: end\ndata: {}\n\n',
);
const events = [
  { type: 'step', data: '{"text":"Lies “Nike”"}' },
  { type: 'end', data: '{}' },
];

test('events are read however the network cuts them, within a letter too', async () => {
  for (let at = 0; at <= bytes.length; at += 1) {
    expect(await read(bytes.slice(0, at), bytes.slice(at))).toEqual(events);
  }
});

test('an event that is cut off is none', async () => {
  expect(await read(bytes.slice(0, -1))).toEqual(events.slice(0, 1));
});
