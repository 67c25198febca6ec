import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import {
  type AccountsServer,
  type From,
  openAccountsServer,
  validPassword,
} from '../accounts-server.fixture.ts';

describeOnOne('signing in during an attack', (open) => {
  let server: AccountsServer;
  beforeEach(async () => {
    await server?.close();
    server = await openAccountsServer(await open());
    await server.join('ann@example.org');
  });
  afterAll(() => server.close());

  const home = { address: '198.51.100.7' };
  const guess = async (times: number, from: (time: number) => From) => {
    for (let time = 0; time < times; time += 1) {
      const { statusCode } = await server.logIn('ann@example.org', `a wrong password ${time}`, from(time));
      expect([401, 429]).toContain(statusCode);
    }
  };
  const signIn = async (from: From) => {
    server.waits.splice(0);
    const answer = await server.logIn('ann@example.org', validPassword, from);
    return { status: answer.statusCode, waits: [...server.waits], cookies: answer.cookies };
  };

  test('is not throttled by attempts from other networks', async () => {
    await guess(40, () => ({ address: '203.0.113.9' }));
    expect(await signIn(home)).toMatchObject({ status: 200, waits: [] });
    expect(await signIn({ address: '203.0.113.9' })).toMatchObject({ status: 200, waits: [20] });
  });

  test('is throttled, not refused, by attempts from the same network', async () => {
    await guess(14, () => home);
    expect(server.waits).toEqual([0.5, 1, 2, 4]);
    expect(await signIn(home)).toMatchObject({ status: 200, waits: [8] });
    expect(await signIn(home)).toMatchObject({ status: 200, waits: [] });
  });

  test('is not throttled on a device that was signed in before', async () => {
    const { cookies } = await signIn(home);
    const device = cookies.find(({ name }) => name === 'device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const own = { ...home, cookies: { device: device?.value ?? '' } };
    await guess(40, () => home);
    expect(await signIn(own)).toMatchObject({ status: 200, waits: [] });
    await server.join('eve@example.org');
    const eve = await server.logIn('eve@example.org', validPassword);
    const hers = eve.cookies.find(({ name }) => name === 'device')?.value ?? '';
    await guess(12, () => ({ ...home, cookies: { device: hers } }));
    expect(server.waits.at(-1)).toBe(20);
  });

  test('counts the /48 of an attacker who owns one', async () => {
    await guess(45, (time) => ({ address: `2001:db8:7:${time.toString(16)}::1` }));
    expect(server.waits).toEqual([0.5, 1, 2, 4, 8]);
  });
});
