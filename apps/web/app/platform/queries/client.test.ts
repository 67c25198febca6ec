import { environmentManager } from '@tanstack/query-core';
import { ApiError } from '@tenfold/contract/call';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserApi } from '../api/browser-api.ts';
import { createQueries } from './client.ts';
import type { Answer, Query } from './query.ts';

environmentManager.setIsServer(() => false);

const plans: Query<'GET /billing/plans', string> = {
  label: 'plans',
  call: 'GET /billing/plans',
  input: {},
  read: (reply) => JSON.stringify(reply),
};

/** Answers from the list in order; the last again and again. */
function apiWith(...replies: unknown[]) {
  const signals: (AbortSignal | undefined)[] = [];
  const call = async (_: unknown, __: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    const reply = replies[Math.min(signals.length, replies.length - 1)];
    signals.push(signal);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { api: { call } as unknown as BrowserApi, signals };
}

function signedInAs(name: string) {
  let current = name;
  const watching: (() => void)[] = [];
  return {
    current: () => current,
    watch(onChange: () => void) {
      watching.push(onChange);
      return () => {};
    },
    become(other: string) {
      current = other;
    },
    change(other: string) {
      current = other;
      for (const onChange of watching) onChange();
    },
  };
}

function observe<Value>(
  queries: ReturnType<typeof createQueries>,
  query: Query<'GET /billing/plans', Value>,
) {
  const answers: Answer<Value>[] = [];
  const stop = queries.observe(query, (answer) => answers.push(answer));
  return { answers, last: () => answers.at(-1), stop };
}

const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

let logged: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((label) => logged.push(label));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a query', () => {
  test('is called once, read, and called again when it is next shown', async () => {
    const { api, signals } = apiWith('a', 'b');
    const queries = createQueries(api, signedInAs('ann'));
    const first = observe(queries, plans);
    await rest();
    expect(first.last()).toEqual({ state: 'ready', value: '"a"', failure: null });
    first.stop();
    await rest(1);
    const second = observe(queries, plans);
    await rest();
    expect(second.answers.map(({ state }) => state)).toEqual(['loading', 'ready']);
    expect(signals).toHaveLength(2);
  });

  test('that nobody waits for any more is given up', async () => {
    const { api, signals } = apiWith(new Promise(() => {}));
    const { stop } = observe(createQueries(api, signedInAs('ann')), plans);
    await rest();
    stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(logged).toEqual([]);
  });

  test('fails without a second try, and can be tried again', async () => {
    const { api, signals } = apiWith(new ApiError(503, 'unavailable', 'Busy.'), 'a');
    const { last } = observe(createQueries(api, signedInAs('ann')), plans);
    await rest(60_000);
    expect(signals).toHaveLength(1);
    const failed = last();
    expect(failed).toMatchObject({ state: 'failed', failure: { message: 'Busy.', code: 'unavailable' } });
    if (failed?.state === 'failed') failed.again();
    await rest();
    expect(last()).toMatchObject({ state: 'ready', value: '"a"' });
  });

  test('of one person is dropped and asked again when another signs in', async () => {
    const { api, signals } = apiWith('for Ann', new Promise(() => {}));
    const reader = signedInAs('ann');
    const { answers, last } = observe(createQueries(api, reader), plans);
    await rest();
    expect(last()).toMatchObject({ value: '"for Ann"' });
    answers.length = 0;
    reader.change('ben');
    await rest();
    expect(answers.map(({ state }) => state)).toEqual(['loading', 'loading']);
    expect(signals).toHaveLength(2);
  });

  test('of one person is not answered with what another was told', async () => {
    const { api } = apiWith('for Ann', 'for Ben');
    const reader = signedInAs('ann');
    const queries = createQueries(api, reader);
    observe(queries, plans);
    await rest();
    reader.become('ben');
    const ofBen = observe(queries, plans);
    await rest();
    expect(ofBen.answers.map((answer) => answer.state === 'ready' && answer.value)).toEqual([
      false,
      '"for Ben"',
    ]);
  });

  test('is asked again when there is news of its call, and not of another', async () => {
    const { api, signals } = apiWith('a', 'b');
    const queries = createQueries(api, signedInAs('ann'));
    const { last } = observe(queries, plans);
    await rest();
    await queries.invalidate('GET /billing/quota');
    expect(signals).toHaveLength(1);
    await queries.invalidate('GET /billing/plans');
    await rest();
    expect(last()).toMatchObject({ value: '"b"' });
  });
});

describe('a refresh', () => {
  const refreshed = { ...plans, initial: '"a"', refreshMs: 2_000 };

  test('follows each answer after its time, and tells nothing new of the same value', async () => {
    const objects: Query<'GET /billing/plans', object> = {
      ...refreshed,
      initial: { a: 1 },
      read: (reply) => reply,
    };
    const { api, signals } = apiWith({ a: 1 }, { a: 1 }, { a: 2 });
    const { answers } = observe(createQueries(api, signedInAs('ann')), objects);
    await rest(4_000);
    expect(signals).toHaveLength(3);
    expect(answers.map((answer) => answer.state === 'ready' && answer.value)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('that fails leaves the value, says so, and is logged once until one succeeds', async () => {
    const outage = new ApiError(503, 'unavailable', 'Busy.');
    const { api } = apiWith(outage, outage, 'b', outage);
    const { last } = observe(createQueries(api, signedInAs('ann')), refreshed);
    await rest(2_000);
    expect(last()).toMatchObject({ state: 'ready', value: '"a"', failure: { code: 'unavailable' } });
    expect(logged).toEqual(['plans refresh']);
    await rest(2_000);
    expect(last()).toEqual({ state: 'ready', value: '"b"', failure: null });
    await rest(2_000);
    expect(logged).toEqual(['plans refresh', 'plans refresh']);
  });
});

test('a refusal the reader is shown is not logged; one nobody sees, or a defect, is', async () => {
  const refusal = new ApiError(403, 'forbidden', 'No.');
  for (const [cause, failures] of [
    [refusal, 'shown'],
    [refusal, 'hidden'],
    [new Error('defect'), 'shown'],
  ] as const) {
    observe(createQueries(apiWith(cause).api, signedInAs('ann')), {
      ...plans,
      label: `${cause.message} ${failures}`,
      failures,
    });
    await rest();
  }
  expect(logged).toEqual(['No. hidden', 'defect shown']);
});

test('a refresh refused because the person was signed out meanwhile is not logged', async () => {
  const { promise, reject } = Promise.withResolvers();
  const reader = signedInAs('ann');
  const queries = createQueries(apiWith(promise).api, reader);
  const { last } = observe(queries, { ...plans, initial: '"a"', refreshMs: 2_000 });
  await rest(2_000);
  reader.become('visitor');
  reject(new ApiError(401, 'unauthenticated', 'Your session has ended.'));
  await rest();
  expect(last()).toMatchObject({ failure: { code: 'unauthenticated' } });
  expect(logged).toEqual([]);
});
