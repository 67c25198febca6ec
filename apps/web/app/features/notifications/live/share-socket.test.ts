import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastHeard, storeHeard } from './last-heard.ts';
import type { News } from './live-news.ts';
import { shareSocket } from './share-socket.ts';

const begun: (number | null)[] = [];
let emitNews: (news: News) => void;
vi.mock('./live-socket.ts', () => ({
  LiveSocket: class {
    constructor(_: number, after: number | null, onNews: typeof emitNews) {
      begun.push(after);
      emitNews = onNews;
    }
    start(): void {}
    stop(): void {}
  },
}));

/** What a tab does with a lock: it takes it at once, or when the tab that has it closes. */
let takeOver: (() => void) | null;
let hear: (data: unknown) => void;
let end: () => void;

beforeEach(() => {
  begun.length = 0;
  takeOver = null;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  class Tabs {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      hear = (data) => this.onmessage?.({ data });
    }
    postMessage(): void {}
    close(): void {}
  }
  vi.stubGlobal('BroadcastChannel', Tabs);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function openTab(isFirst: boolean): Promise<void> {
  const request = async (_name: string, _options: object, hold: () => Promise<void>) => {
    if (isFirst) await hold();
    else takeOver = () => void hold();
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
  end = shareSocket(7);
  await Promise.resolve();
}

test('a tab that takes over before it heard anything asks for what came after the last known number', async () => {
  storeHeard(7, 12);
  await openTab(false);
  expect(begun).toEqual([]);
  takeOver?.();
  expect(begun).toEqual([12]);
});

test('what it heard from the other tab goes before', async () => {
  storeHeard(7, 12);
  await openTab(false);
  hear({ kind: 'price', id: 3, seq: 14 });
  takeOver?.();
  expect(begun).toEqual([14]);
});

test('another person’s number is no number of theirs', async () => {
  storeHeard(8, 12);
  await openTab(false);
  takeOver?.();
  expect(begun).toEqual([null]);
});

test('the first tab of a browser asks for the list: what came while it was closed does not ring', async () => {
  storeHeard(7, 12);
  await openTab(true);
  expect(begun).toEqual([null]);
});

test('what the tab with the socket hears is known to the next', async () => {
  await openTab(true);
  emitNews({ kind: 'price', id: 3, seq: 15 });
  expect(lastHeard(7)).toBe(15);
});
