import { closeCodes } from '@tenfold/contract/notifications/socket-rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from './live-news.ts';
import { LiveSocket } from './live-socket.ts';

/** What a browser's socket does, told by the test. */
class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];
  readonly address: string;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(kind: string, seq: number, id: number | null = null): void {
    this.onmessage?.({ data: JSON.stringify({ kind, id, seq }) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const page = new EventTarget();
const state = { token: 'token' as string | null, visibility: 'visible', isOnline: true };
let heard: News[];
let live: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(state, { token: 'token', visibility: 'visible', isOnline: true });
  TestSocket.all = [];
  heard = [];
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('localStorage', { getItem: () => state.token });
  vi.stubGlobal('document', {
    get visibilityState() {
      return state.visibility;
    },
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return state.isOnline;
    },
  });
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  const events = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  vi.stubGlobal('window', { ...timers, ...events, location: { href: 'https://tenfold.test/company/NKE' } });
  live = new LiveSocket(7, null, (news) => heard.push(news));
  live.start();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = () => TestSocket.all.at(-1) as TestSocket;

test('says first who it is, and then that it is there', () => {
  expect(newest().address).toBe('wss://tenfold.test/api/v1/notifications/7/socket');
  newest().open();
  expect(newest().sent).toEqual([{ type: 'auth', token: 'token', after: null }]);
  vi.advanceTimersByTime(20_000);
  expect(newest().sent.slice(1)).toEqual([{ type: 'ping' }, { type: 'ping' }]);
});

test('comes back three to six seconds after it is cut, and says what it knows', () => {
  newest().open();
  newest().say('ready', 3);
  newest().say('price', 4, 40);
  newest().end(closeCodes.restart);
  vi.advanceTimersByTime(2_999);
  expect(TestSocket.all.length).toBe(1);
  vi.advanceTimersByTime(3_001);
  expect(TestSocket.all.length).toBe(2);
  newest().open();
  expect(newest().sent).toEqual([{ type: 'auth', token: 'token', after: 4 }]);
});

test('tries less and less often while nobody answers', () => {
  const triesIn = (seconds: number) => {
    const before = TestSocket.all.length;
    for (let passed = 0; passed < seconds; passed++) {
      if (newest().readyState === 0) newest().end(1006);
      vi.advanceTimersByTime(1_000);
    }
    return TestSocket.all.length - before;
  };
  triesIn(120);
  expect(triesIn(330)).toBeGreaterThanOrEqual(9);
  expect(triesIn(330)).toBeLessThanOrEqual(11);
});

test('tells a notification once, however often it comes', () => {
  newest().open();
  newest().say('ready', 3);
  for (const seq of [4, 4, 3, 5]) newest().say('price', seq, seq * 10);
  newest().say('read', 5, 40);
  newest().say('pong', 5);
  expect(heard.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual(['ready 3', 'price 4', 'price 5', 'read 5']);
});

test.each([closeCodes.unauthenticated, closeCodes.forbidden, closeCodes.ended])(
  'does not come back with a token that was refused (%i), but with another one',
  (code) => {
    newest().open();
    newest().end(code);
    vi.advanceTimersByTime(600_000);
    expect(TestSocket.all.length).toBe(1);
    state.token = 'another';
    page.dispatchEvent(new Event('online'));
    expect(TestSocket.all.length).toBe(2);
  },
);

test('waits for the network where there is none', () => {
  newest().open();
  state.isOnline = false;
  newest().end(1006);
  vi.advanceTimersByTime(600_000);
  expect(TestSocket.all.length).toBe(1);
  state.isOnline = true;
  page.dispatchEvent(new Event('online'));
  expect(TestSocket.all.length).toBe(2);
});

test('says nothing while nobody looks at the page, and does not take that for silence', () => {
  newest().open();
  state.visibility = 'hidden';
  vi.advanceTimersByTime(300_000);
  expect([TestSocket.all.length, newest().sent.length]).toEqual([1, 1]);
  state.visibility = 'visible';
  vi.advanceTimersByTime(10_000);
  expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
});

test('begins again when the server says nothing any more', () => {
  newest().open();
  newest().say('ready', 0);
  vi.advanceTimersByTime(50_000);
  expect(TestSocket.all.length).toBe(2);
});
