import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, etagOf } from '../../documents/index.ts';
import type { Caller } from '../calls/calls.ts';
import { compressors, exactly } from '../calls/compress.ts';
import { type RecordedCall, RepeatedCalls } from './recorded-calls.ts';

export interface RenderedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly calls: readonly RecordedCall[];
  /** How old a price or an age on it may be; null: nothing on it depends on the time. */
  readonly seconds: number | null;
}

export interface CachedPage {
  readonly etag: string;
  readonly headers: RenderedPage['headers'];
  readonly bytes: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

interface Entry extends CachedPage {
  readonly calls: readonly RecordedCall[];
  readonly renderedAt: number;
  readonly seconds: number | null;
  readonly size: number;
}

/** Pages of one address and one viewer: before and after a limit is reached, for example. */
const perKey = 4;

/** A call with its input and what asks again, and an entry with its headers as objects. */
const bytesPerCall = 2_000;
const bytesPerEntry = 2_000;

const manyAddresses = 4_000;

/**
 * Pages as they were rendered. A page is what its calls answered: it is sent again while the same calls answer the
 * same. They are made for each request, so that rights, limits and counts are the caller's own.
 */
export class PageCache {
  readonly #entries: LRUCache<string, readonly Entry[]>;
  readonly #rendering = new Map<string, Promise<void>>();
  readonly #parameters = new LRUCache<string, readonly string[]>({ max: manyAddresses });
  readonly #requested = new LRUCache<string, true>({ max: manyAddresses });
  readonly #now: () => number;

  constructor(now: () => number, limit = 32 * 1024 * 1024) {
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: limit });
  }

  /** Parameters that the screen at a path reads; undefined until it was rendered. */
  parametersAt(path: string): readonly string[] | undefined {
    return this.#parameters.get(path);
  }

  screenReads(path: string, parameters: readonly string[]): void {
    this.#parameters.set(path, parameters);
  }

  /** Addresses with parameters are without number, and most are never asked for again. */
  wasRequestedBefore(key: string): boolean {
    const hash = etagOf(key);
    const isKnown = this.#requested.has(hash);
    this.#requested.set(hash, true);
    return isKnown;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** @param key what the render depends on besides its calls @param caller makes the calls again */
  async find(key: string, caller: Caller): Promise<CachedPage | null> {
    const entries = this.#entries.get(key) ?? [];
    if (entries.length === 0) return null;
    const repeated = new RepeatedCalls(caller);
    for (const entry of entries) {
      const found = await repeated.compare(entry.calls);
      if (found !== 'other' && this.#isCurrent(key, entry, found)) return entry;
    }
    return null;
  }

  /** One render at a time for each key; callers that waited look again before they render themselves. */
  async render<T>(key: string, again: () => Promise<T | null>, render: () => Promise<T>): Promise<T> {
    const before = this.#rendering.get(key);
    if (before !== undefined) {
      await before;
      const found = await again();
      if (found !== null) return found;
    }
    const rendering = render();
    const ended = rendering.then(
      () => undefined,
      () => undefined,
    );
    this.#rendering.set(key, ended);
    try {
      return await rendering;
    } finally {
      if (this.#rendering.get(key) === ended) this.#rendering.delete(key);
    }
  }

  async add(key: string, { html, headers, calls, seconds }: RenderedPage): Promise<CachedPage> {
    const brotli = exactly(await ofPages.br(Buffer.from(html)));
    let zipped: Promise<Buffer> | undefined;
    const identity = () => promisify(brotliDecompress)(brotli);
    const entry: Entry = {
      etag: etagOf(html),
      headers,
      calls,
      seconds,
      renderedAt: this.#now(),
      size: sizeOf(brotli, headers, calls) + key.length,
      bytes: (encoding) => {
        if (encoding === 'br') return brotli;
        if (encoding === 'identity') return identity();
        zipped ??= identity().then(ofPages.gzip).then(exactly);
        return zipped;
      },
    };
    const others = (this.#entries.peek(key) ?? []).filter(({ calls: known }) => !sameAnswers(known, calls));
    const entries = [entry, ...others].slice(0, perKey);
    this.#entries.set(key, entries, { size: entries.reduce((sum, { size }) => sum + size, 0) });
    return entry;
  }

  /** While a newer one is rendered, one twice as old is sent. */
  #isCurrent(key: string, { renderedAt, seconds }: Entry, found: 'same' | 'live'): boolean {
    if (seconds === null) return found === 'same';
    const age = (this.#now() - renderedAt) / 1_000;
    return age < (this.#rendering.has(key) ? 2 * seconds : seconds);
  }
}

/** A page is sent many times. */
const ofPages = compressors({ br: 5, gzip: 6 });

/** With the gzip of those who ask for it. */
function sizeOf(brotli: Buffer, headers: RenderedPage['headers'], calls: readonly RecordedCall[]): number {
  const names = calls.reduce((sum, { name }) => sum + name.length, 0);
  const headerBytes = JSON.stringify(headers).length;
  return Math.ceil(brotli.length * 2.3) + headerBytes + names + bytesPerCall * calls.length + bytesPerEntry;
}

function sameAnswers(some: readonly RecordedCall[], others: readonly RecordedCall[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ answer }, index) => answer.prepared === others[index]?.answer.prepared)
  );
}
