import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openLog } from '../log/index.ts';
import { Events, type EventType, reaction } from './index.ts';

const priced: EventType<{ price: number }> = { name: 'priced' };
const renamed: EventType<string> = { name: 'renamed' };

let database: Database;
let received: unknown[];
beforeEach(async () => {
  database = await openTestDatabase();
  received = [];
});
afterEach(() => database.close());

const receive = (name: string) =>
  reaction(priced, async (_, { price }) => {
    received.push([name, price]);
    return async () => void received.push(`${name} after the commit`);
  });

describe('an event', () => {
  it('reaches those that react to it, in their order, and what they leave for after the commit runs then', async () => {
    const events = new Events(
      [receive('first'), reaction(renamed, async () => undefined), receive('second')],
      openLog('silent'),
    );
    const result = await events.transact(database.db, async (_, emit) => {
      await emit(priced, { price: 5 });
      received.push('before the commit');
      return 'done';
    });
    expect(result).toBe('done');
    expect(received).toEqual([
      ['first', 5],
      ['second', 5],
      'before the commit',
      'first after the commit',
      'second after the commit',
    ]);
  });

  it('may be followed by another, in the same transaction', async () => {
    const renaming = reaction(renamed, async (_, name, emit) => {
      await emit(priced, { price: name.length });
      return undefined;
    });
    const events = new Events([renaming, receive('first')], openLog('silent'));
    await events.transact(database.db, (_, emit) => emit(renamed, 'abc'));
    expect(received).toEqual([['first', 3], 'first after the commit']);
  });

  it('of a transaction that fails is followed by nothing', async () => {
    const events = new Events([receive('first')], openLog('silent'));
    const failing = events.transact(database.db, async (_, emit) => {
      await emit(priced, { price: 5 });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(received).toEqual([['first', 5]]);
  });

  it('fails its transaction when a reaction fails, but not when something after the commit does', async () => {
    const refusing = reaction(priced, () => Promise.reject(new Error('cannot')));
    const work = new Events([refusing], openLog('silent')).transact(database.db, (_, emit) =>
      emit(priced, { price: 5 }),
    );
    await expect(work).rejects.toThrow('cannot');
    const late = reaction(priced, async () => () => Promise.reject(new Error('too late')));
    const events = new Events([late], openLog('silent'));
    await expect(
      events.transact(database.db, (_, emit) => emit(priced, { price: 5 })),
    ).resolves.toBeUndefined();
  });
});
