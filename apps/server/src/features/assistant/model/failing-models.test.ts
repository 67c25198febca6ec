import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { onAnsweringServer, typesOf } from './answering-server.fixture.ts';
import {
  breaksOffAfter,
  calls,
  callsWhole,
  dripsBytes,
  dripsComments,
  dripsLetters,
  dripsThoughts,
  endsAfter,
  hangs,
  repliesWith,
  type ScriptedReply,
  says,
  stallsAfter,
} from './scripted-model.fixture.ts';

const { server, limits, stream, begin, messages } = onAnsweringServer();

describe('servers differ', () => {
  const requested = { symbol: 'ACME', period: 'FY2025', line: 'revenue' };
  const answer = 'Acme’s revenue was {ACME FY2025 revenue}.';
  test.each<[string, ScriptedReply, ScriptedReply]>([
    ['arguments of a tool as an object', calls('get_figure', requested, { asObject: true }), says(answer)],
    ['a whole reply where a stream was asked for', callsWhole('get_figure', requested), says(answer)],
    ['no usage', calls('get_figure', requested), says(answer, { withUsage: false })],
    [
      'what it thinks within the text',
      calls('get_figure', requested),
      says(`<think>The reader asks.</think>${answer}`),
    ],
    ['a tool that isn’t there', calls('drop_tables', requested), says(answer)],
    ['input that no tool takes', calls('get_figure', { symbol: 7 }), says(answer)],
  ])('%s', async (_, first, second) => {
    server.model.play(first, second);
    const events = await stream();
    expect(events.filter(({ type }) => type === 'sentence')).toHaveLength(1);
    expect(events.at(-1)?.data.message).toMatchObject({
      ended: null,
      text: expect.stringContaining('$2.33 billion'),
    });
    expect(server.model.requests).toHaveLength(2);
    expect(server.model.requests[0]).not.toHaveProperty('tool_choice');
  });
});

describe('an endpoint that fails', () => {
  const more = { client_id: randomUUID() };
  const sentence = 'Acme’s revenue was {ACME FY2025 revenue}. ';
  test.each<[string, ScriptedReply]>([
    ['breaks off', breaksOffAfter(sentence)],
    ['ends as if all were said', endsAfter(sentence)],
    ['answers an error', repliesWith(500, 'application/json', '{"error":{"message":"no"}}')],
    ['answers a page', repliesWith(200, 'text/html', '<html><p>Revenue was 5 billion</p></html>')],
    ['answers garbage', repliesWith(200, 'text/event-stream', 'data: {"choices": [nonsense\n\n')],
    ['answers nothing', repliesWith(200, 'text/event-stream', '')],
    ['says only what can’t be shown', says('It was 5 billion.')],
  ])('%s: what was written stays, and the figures answer the same message', async (_, reaction) => {
    server.model.play(reaction);
    const events = await stream(more);
    expect(events.at(-1)).toMatchObject({
      type: 'end',
      data: { message: { ended: 'failed', stopped: true } },
    });
    expect(JSON.stringify(events)).not.toContain('5 billion');
    const again = await stream({ text: 'acme revenue 2025', ...more, from_figures: true });
    expect(again.at(-1)?.data.message).toMatchObject({ ended: null, stopped: false });
    expect(await messages()).toHaveLength(2);
  });

  test('hangs or stalls: after a while without a sentence the person is asked how to go on, and its end is said', async () => {
    for (const reaction of [hangs, stallsAfter('Acme’s reve')]) {
      Object.assign(limits, { waiting: 1, piece: 200 });
      server.model.play(reaction);
      const events = await stream();
      expect(typesOf(events)).toEqual(['kept', 'waiting', 'end']);
      expect(events.at(-1)?.data.message).toMatchObject({ ended: 'failed', text: '' });
    }
  });

  test.each<[string, ScriptedReply]>([
    ['letters', dripsLetters('')],
    ['thoughts', dripsThoughts],
    ['bytes of one line', dripsBytes],
    ['signs of life', dripsComments],
  ])('drips %s: the person is asked while it does, and its end comes', async (_, reaction) => {
    Object.assign(limits, { waiting: 20, piece: 400, whole: 400 });
    server.model.play(reaction);
    const events = await stream();
    expect(typesOf(events)).toEqual(['kept', 'waiting', 'end']);
    expect(events.at(-1)?.data.message).toMatchObject({ ended: 'failed', text: '' });
  });

  test('drips after a sentence: the person is asked again, and may have the figures at once', async () => {
    Object.assign(limits, { waiting: 20, piece: 60_000, whole: 60_000 });
    server.model.play(dripsLetters(sentence));
    const { reply, leave } = await begin({ text: 'acme revenue 2025', ...more });
    let read = '';
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      read += piece;
      if (/event: sentence[\s\S]*event: waiting/.test(read)) break;
    }
    leave();
    const again = await stream({ text: 'acme revenue 2025', ...more, from_figures: true });
    expect(again.at(-1)?.data.message).toMatchObject({ ended: null, left_out: 0 });
    expect(await messages()).toHaveLength(2);
  });

  test('who leaves a model that hangs is answered at once when they ask again', async () => {
    server.model.play(hangs);
    const { reply, leave } = await begin({ text: 'acme revenue 2025', ...more });
    await reply.body?.getReader().read();
    await expect.poll(() => server.model.requests.length).toBe(1);
    leave();
    const again = await stream({ text: 'acme revenue 2025', ...more, from_figures: true });
    expect(again.at(-1)?.data.message).toMatchObject({ ended: null });
    expect(server.model.requests).toHaveLength(1);
    expect(await messages()).toHaveLength(2);
  });

  test('a caller without a stream gets the answer by rules', async () => {
    server.model.play(repliesWith(500, 'application/json', '{}'));
    const reply = (await server.post('/qa/ai/chats/send', { text: 'acme revenue 2025' }, 'ben')).json();
    expect(reply.messages[1]).toMatchObject({
      ended: null,
      text: expect.stringMatching(/^Acme’s revenue in fiscal 2025/),
    });
  });
});
