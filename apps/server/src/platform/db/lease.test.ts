import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { describeOnEach } from './databases-fixture.ts';
import { acquireLease, releaseLease } from './lease.ts';

describeOnEach('a lease', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const hold = (holder: string, seconds = 60) => acquireLease(database.db, 'quotes', holder, seconds);

  test('has one holder, who may extend it', async () => {
    expect([await hold('Ann'), await hold('Ben'), await hold('Ann')]).toEqual([true, false, true]);
  });

  test('goes to one of many who ask at once', async () => {
    const got = await Promise.all(['Ann', 'Ben', 'Cora', 'Dan'].map((holder) => hold(holder)));
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  test('passes on when released or expired', async () => {
    await hold('Ann');
    await releaseLease(database.db, 'quotes', 'Ben');
    expect(await hold('Ben')).toBe(false);
    await releaseLease(database.db, 'quotes', 'Ann');
    expect(await hold('Ben')).toBe(true);
    await sql`update lease set until = now() - interval '1 second'`.execute(database.db);
    expect([await hold('Ann'), await hold('Ben')]).toEqual([true, false]);
  });
});
