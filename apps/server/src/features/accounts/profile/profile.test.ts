import { accountId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { promote, setPlan } from '../account-store.ts';
import { openServerOfTwo } from '../accounts-server.fixture.ts';

describeOnEach('a profile', (open) => {
  const server = openedBeforeTests(async () => openServerOfTwo(await open()));

  const me = async (token: string) => (await server.get('/user/me', token)).json();

  test('can be changed only by its owner', async () => {
    await server.post('/user/update-user-name', { first_name: ' Ann ', second_name: 'Archer' }, server.ann);
    const reply = await server.post('/user/update-bio', { bio: 'Reads footnotes.' }, server.ann);
    expect(reply.json().user).toMatchObject({
      first_name: 'Ann',
      second_name: 'Archer',
      bio: 'Reads footnotes.',
      username: 'ann@example.org',
    });
    expect(await me(server.ben)).toMatchObject({ first_name: '', bio: '' });
  });

  test('can be changed some hundred times an hour', async () => {
    const token = await server.join('restless@example.org');
    const change = async () => (await server.post('/user/update-bio', { bio: 'Again.' }, token)).statusCode;
    for (let time = 0; time < 200; time += 1) expect(await change()).toBe(200);
    expect(await change()).toBe(429);
    expect((await server.post('/user/update-user-setting', { theme: 'dark' }, token)).statusCode).toBe(429);
  });

  test('keeps the investor profile as entered, empty before', async () => {
    expect(await me(server.ben)).toMatchObject({ goals: null, knowledge_expertise: { industries: [] } });
    const profile = {
      goals: 'Never to sell',
      invest_exp: 'Ten years',
      companies: null,
      knowledge_expertise: { financial_analysis: true, industries: ['energy'], particular_companies: 'ACME' },
    };
    await server.post('/user/update-profile', profile, server.ben);
    expect(await me(server.ben)).toMatchObject(profile);
    const unknown = {
      ...profile,
      knowledge_expertise: { ...profile.knowledge_expertise, industries: ['x'] },
    };
    expect((await server.post('/user/update-profile', unknown, server.ben)).statusCode).toBe(422);
  });

  test('keeps settings that are not named, also when two change at once', async () => {
    const settings = async (token: string) => (await server.post('/user/settings', undefined, token)).json();
    expect(await settings(server.ann)).toEqual({
      theme: 'system',
      currency: 'USD',
      view: 'pro',
      newsletter: false,
    });
    await Promise.all([
      server.post('/user/update-user-setting', { theme: 'dark' }, server.ann),
      server.post('/user/update-user-setting', { view: 'pro' }, server.ann),
      server.post('/user/update-user-setting', { currency: 'EUR' }, server.ann),
    ]);
    expect(await settings(server.ann)).toEqual({
      theme: 'dark',
      currency: 'EUR',
      view: 'pro',
      newsletter: false,
    });
    expect(await settings(server.ben)).toMatchObject({ theme: 'system' });
  });

  test.each([
    ['update-user-name', { first_name: 'Jo', second_name: 'Doe' }, { first_name: 'Jo' }],
    ['update-bio', { bio: 'Patient.' }, { bio: 'Patient.' }],
    ['complete-register', { first_name: 'Jonas', second_name: '' }, { first_name: 'Jonas' }],
  ])('changed by %s is in the next answer', async (call, body, changed) => {
    await me(server.ann);
    expect((await server.post(`/user/${call}`, body, server.ann)).statusCode).toBe(200);
    expect(await me(server.ann)).toMatchObject(changed);
  });

  test('applies a new plan or role to signed-in people once this process looks for changes', async () => {
    const { id } = await me(server.ann);
    expect([await setPlan(server.db, id, 'investor'), await promote(server.db, id)]).toEqual([true, true]);
    await server.sessions.known.changes.look();
    expect(await me(server.ann)).toMatchObject({ plan: 'investor', is_superuser: true });
    expect(await setPlan(server.db, accountId.parse(999_999), 'investor')).toBe(false);
  });
});
