import { createToken, exportAccount, listTokens, revokeToken } from '@tenfold/contract/accounts';
import { type Api, httpApi, isApiError } from '@tenfold/contract/call';
import { endpoints } from '@tenfold/contract/calls';
import { apiBase } from '@tenfold/contract/endpoint';
import { getFinancials } from '@tenfold/contract/financials';
import { listNotes } from '@tenfold/contract/notes';
import { maxTokens, type TokenScope } from '@tenfold/contract/policy/token-scopes';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let ann: Api;
let ben: Api;
beforeAll(async () => {
  server = await startServer();
  ann = await apiAs(server, 'ann');
  ben = await apiAs(server, 'ben');
});
afterAll(() => server.stop());

const made = async (scope: TokenScope, owner = ann) => {
  const { personalToken, secret } = await owner.call(createToken, { body: { name: `For ${scope}`, scope } });
  return { id: personalToken.id, secret, api: httpApi({ baseUrl: server.url, token: () => secret }) };
};
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (isApiError(error) ? error.status : Promise.reject(error)),
  );
const nike = { params: { symbol: 'NKE' } };

test('a token reads figures, and one’s own data only where that was chosen', async () => {
  const figures = await made('figures');
  const own = await made('own');
  expect((await figures.api.call(getFinancials, nike)).symbol).toBe('NKE');
  expect(await statusOf(figures.api.call(listNotes))).toBe(403);
  expect(await own.api.call(listNotes)).toEqual(await ann.call(listNotes));
  await expect(figures.api.call(listNotes)).rejects.toThrow(
    'This token can’t make this call: it reads companies’ figures.',
  );
});

test('no token makes a call that is not marked for it: none writes, and none makes another token', async () => {
  const { secret } = await made('own');
  const headers = { authorization: `Bearer ${secret}` };
  const answered = [];
  for (const { access, method, path, token } of endpoints) {
    if (access === 'anyone' || token !== undefined) continue;
    const url = `${server.url}${apiBase}${path.replace(/\{\w+\}/g, '1')}`;
    answered.push([method, path, (await fetch(url, { method, headers })).status]);
  }
  expect(answered.filter(([, , status]) => status !== 403)).toEqual([]);
  expect(answered.length).toBeGreaterThan(100);
  expect(endpoints.filter(({ token, method }) => token !== undefined && method !== 'GET')).toEqual([]);
});

test('a token opens no page as its person', async () => {
  const { secret } = await made('own');
  const page = await fetch(`${server.url}/my-tenfold`, {
    headers: { cookie: `session=${secret}` },
    redirect: 'manual',
  });
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toContain('/login');
});

test('a revoked token is refused at once, and only its owner revokes it', async () => {
  const { id, api } = await made('figures');
  await ben.call(revokeToken, { params: { id } });
  expect(await statusOf(api.call(getFinancials, nike))).toBe(200);
  await ann.call(revokeToken, { params: { id } });
  expect(await statusOf(api.call(getFinancials, nike))).toBe(401);
  await ann.call(revokeToken, { params: { id } });
  expect((await ann.call(listTokens)).tokens.map((token) => token.id)).not.toContain(id);
});

test('one knows what was made and whether it is used, and nobody reads a secret twice', async () => {
  const { id, secret, api } = await made('figures', ben);
  const listed = async () => (await ben.call(listTokens)).tokens.find((token) => token.id === id);
  expect(await listed()).toMatchObject({ name: 'For figures', scope: 'figures', lastUsedAt: null });
  await api.call(getFinancials, nike);
  expect((await listed())?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(await ben.call(listTokens))).not.toContain(secret);
  const { archive } = await ben.call(exportAccount);
  const files = Object.values(unzipSync(Buffer.from(archive, 'base64'))).map((file) => strFromU8(file));
  expect(files.join()).toContain('For figures');
  expect(files.join()).not.toContain(secret);
});

test('an account has twenty tokens at most, however many are asked for at once', async () => {
  const before = (await ben.call(listTokens)).tokens.length;
  const statuses = Array.from({ length: maxTokens + 3 - before }, () => statusOf(made('figures', ben)));
  const refused = (await Promise.all(statuses)).filter((status) => status === 409);
  expect(refused).toHaveLength(3);
  await expect(made('figures', ben)).rejects.toThrow(
    'You have 20 tokens already. Revoke one you no longer use.',
  );
});
