import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { reaction } from '../../../platform/events/index.ts';
import { type AccountsServer, openAccountsServer, validPassword } from '../accounts-server.fixture.ts';
import { accountLeaves } from './account-leaves.ts';

describeOnOne('a person’s data', (open) => {
  let server: AccountsServer;
  const left: { id: number; wasThere: boolean }[] = [];
  let mayLeave = true;
  const countsRows = reaction(accountLeaves, async (tx, { accountId }) => {
    const { rows } = await sql`select from account where id = ${accountId}`.execute(tx);
    left.push({ id: accountId, wasThere: rows.length === 1 });
    if (!mayLeave) throw new Error('not counted');
    return undefined;
  });
  beforeAll(async () => {
    server = await openAccountsServer(await open(), {
      reactions: [countsRows],
      ownData: [
        {
          table: 'note',
          erase: { what: 'your notes', how: 'anonymize', why: 'Others have answered them.' },
          read: async (_, id) => [{ name: 'notes.json', content: { of: id } }],
        },
      ],
    });
  });
  afterAll(() => server.close());

  test('is exported as one archive across features, without the password', async () => {
    const token = await server.join('ann@example.org');
    await server.post('/user/update-bio', { bio: 'Patient.' }, token);
    const reply = (await server.post('/user/export', undefined, token)).json();
    expect(reply.file_name).toBe('tenfold-2026-08-21.zip');
    const files = unzipSync(Buffer.from(reply.archive, 'base64'));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(Object.keys(files)).toEqual([
      'account.json',
      'settings.json',
      'sessions.json',
      'tokens.json',
      'identities.json',
      'notes.json',
    ]);
    expect(read('account.json')).toMatchObject({ email: 'ann@example.org', bio: 'Patient.', plan: 'light' });
    expect(read('sessions.json')).toHaveLength(1);
    expect(read('notes.json')).toEqual({ of: (await server.get('/user/me', token)).json().id });
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toContain('argon2');
  });

  test('is said before deletion: what is deleted, and why the rest stays', async () => {
    const token = await server.join('fay@example.org');
    const { deleted, kept } = (await server.get('/user/delete', token)).json();
    expect(deleted).toContain('your photo');
    expect(deleted).not.toContain('your notes');
    expect(kept).toContainEqual({ what: 'your notes', how: 'anonymize', why: 'Others have answered them.' });
  });

  test('is deleted only with the right address and password', async () => {
    const token = await server.join('ben@example.org');
    const ask = (email: string, password: string) => server.post('/user/delete', { email, password }, token);
    expect((await ask('ann@example.org', validPassword)).json().error_fields).toHaveProperty('email');
    expect((await ask('ben@example.org', 'not my password')).json().error_fields).toHaveProperty('password');
    expect((await ask('ben@example.org', '')).json().error_fields).toHaveProperty('password');
    expect((await server.get('/user/me', token)).statusCode).toBe(200);

    const reply = await ask(' Ben@Example.org', validPassword);
    expect(reply.json()).toEqual({ is_deleted: true });
    expect(reply.cookies).toMatchObject([{ name: 'session', value: '' }]);
    expect(await server.mails()).toMatchObject([
      { to: 'ben@example.org', subject: 'Your Tenfold account is deleted' },
    ]);
  });

  test('leaves no email that waits for its owner but the last', async () => {
    const email = 'dora@example.org';
    const token = await server.join(email);
    await server.post('/user/forgot-password', { email });
    await server.post('/user/forgot-password', { email: 'eve@example.org' });
    await server.post('/user/delete', { email, password: validPassword }, token);
    expect(server.jobs.sent.map(({ data }) => data)).toEqual([
      { what: 'asked for a new password', email: 'eve@example.org' },
      { what: 'deleted the account', email, firstName: '' },
    ]);
    await server.mails();
  });

  test('is deleted with what features above count of it, or not at all', async () => {
    const email = 'gil@example.org';
    const token = await server.join(email);
    const { id } = (await server.get('/user/me', token)).json();
    const remove = () => server.post('/user/delete', { email, password: validPassword }, token);
    left.length = 0;
    mayLeave = false;
    expect((await remove()).statusCode).toBe(500);
    mayLeave = true;
    expect((await server.get('/user/me', token)).statusCode).toBe(200);
    expect((await remove()).json()).toEqual({ is_deleted: true });
    expect(left).toEqual([
      { id, wasThere: true },
      { id, wasThere: true },
    ]);
  });

  test('leaves no row after deletion', async () => {
    const email = 'cora@example.org';
    const token = await server.join(email);
    const { id } = (await server.get('/user/me', token)).json();
    await server.post('/user/forgot-password', { email });
    await server.mails();
    await sql`insert into identity values ('google', '1', ${id})`.execute(server.db);
    await sql`insert into avatar values (${id}, 'a.webp', 'image/webp', '')`.execute(server.db);
    await server.post('/user/delete', { email, password: validPassword }, token);
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from account where id = ${id})
           + (select count(*) from registration where email = ${email})
           + (select count(*) from session where account_id = ${id})
           + (select count(*) from password_reset where account_id = ${id})
           + (select count(*) from identity where account_id = ${id})
           + (select count(*) from avatar where account_id = ${id}) as left`.execute(server.db);
    expect(Number(rows[0]?.left)).toBe(0);
    expect((await server.logIn(email, validPassword)).statusCode).toBe(401);
    const again = await server.join(email);
    expect((await server.get('/user/me', again)).json().id).not.toBe(id);
  });
});
