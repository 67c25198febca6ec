import { accountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import { addPeople, people } from '../../../platform/http/calls/people.fixture.ts';
import { KnownSessions } from './known-sessions.ts';
import { endOtherSessions, endSession, findSession } from './session-store.ts';

const now = new Date('2026-08-21T20:00:00Z');
const { ann, ben } = people;

describeOnOne('known sessions', (open) => {
  let database: Database;
  let uptime: number;
  let here: KnownSessions;
  let elsewhere: KnownSessions;
  let queries: number;
  const ids = { ann: '', ben: '' };

  beforeEach(async () => {
    database = await open();
    await addPeople(database.db);
    [uptime, queries] = [0, 0];
    here = new KnownSessions(database.db, () => uptime);
    elsewhere = new KnownSessions(database.db, () => uptime);
    for (const name of ['ann', 'ben'] as const) {
      const { rows } = await sql<{ id: string }>`
        insert into session (id, account_id, started_at, expires_at)
        values (gen_random_uuid(), ${people[name].id}, ${now}, ${now}::timestamptz + interval '1 hour')
        returning id`.execute(database.db);
      ids[name] = rows[0]?.id ?? '';
    }
    return () => database.close();
  });

  const asks = async (known: KnownSessions, name: 'ann' | 'ben', at = now) =>
    known.find(name, at) ??
    known.load(name, async () => {
      queries += 1;
      return findSession(database.db, { sessionId: ids[name], accountId: people[name].id }, at);
    });

  test('are looked up once', async () => {
    expect(await asks(here, 'ann')).toMatchObject({ id: ann.id, plan: ann.plan });
    expect(await asks(here, 'ann')).toBe(await asks(here, 'ann'));
    expect(queries).toBe(1);
  });

  test.each([
    ['logged out', () => endSession(database.db, ids.ann)],
    ['signed out by a new password', () => endOtherSessions(database.db, ann.id, null)],
    ['deleted', () => sql`delete from account where id = ${ann.id}`.execute(database.db)],
  ])('of somebody who was %s end in another process once it looks', async (_, revoke) => {
    await Promise.all([asks(elsewhere, 'ann'), asks(elsewhere, 'ben')]);
    await revoke();
    await elsewhere.changes.look();
    expect(await asks(elsewhere, 'ann')).toBeNull();
    expect(await asks(elsewhere, 'ben')).toMatchObject({ id: ben.id });
    expect(queries).toBe(3);
  });

  test('have the new plan in another process once it looks, and are looked up once', async () => {
    await asks(elsewhere, 'ann');
    await sql`update account set plan = 'investor' where id = ${ann.id}`.execute(database.db);
    await elsewhere.changes.look();
    expect(await asks(elsewhere, 'ann')).toMatchObject({ plan: 'investor' });
    await elsewhere.changes.look();
    await asks(elsewhere, 'ann');
    expect(queries).toBe(2);
  });

  test('are forgotten at once where somebody logs out', async () => {
    await asks(here, 'ann');
    await endSession(database.db, ids.ann);
    here.forget(ann.id);
    expect(await asks(here, 'ann')).toBeNull();
  });

  test('read while somebody logs out are not kept', async () => {
    const reading = here.load('ann', async () => {
      const found = await findSession(database.db, { sessionId: ids.ann, accountId: ann.id }, now);
      await endSession(database.db, ids.ann);
      here.forget(ann.id);
      return found;
    });
    await reading;
    expect(await asks(here, 'ann')).toBeNull();
  });

  test('are not trusted without news of changes for three seconds', async () => {
    await asks(here, 'ann');
    uptime = 2_999;
    expect(here.find('ann', now)).not.toBeNull();
    uptime = 3_000;
    expect(here.find('ann', now)).toBeNull();
    await here.changes.look();
    expect(here.find('ann', now)).not.toBeNull();
  });

  test('end when they expire', async () => {
    await asks(here, 'ann');
    expect(await asks(here, 'ann', new Date(now.getTime() + 3_600_000))).toBeNull();
  });

  test('have values of their account until it changes, but not after a failure', async () => {
    const person = await asks(here, 'ann');
    if (person === null) throw new Error('Ann has no session');
    await expect(here.value(person, 'name', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await here.value(person, 'name', async () => 'Ann')).toBe('Ann');
    expect(await here.value(person, 'name', async () => 'Other')).toBe('Ann');
    here.forget(accountId.parse(ann.id));
    const again = await asks(here, 'ann');
    expect(again && (await here.value(again, 'name', async () => 'Anne'))).toBe('Anne');
  });
});
