import { expect, test } from 'vitest';
import { openLog } from '../../log/index.ts';
import { addressOf } from './address-of.ts';
import { registerHttp } from './register-http.ts';

async function readAddress(
  trustedProxies: string[],
  connectedFrom: string,
  forwardedFor = '198.51.100.1, 203.0.113.7',
): Promise<string> {
  const app = registerHttp(openLog('silent'), { trustedProxies });
  app.get('/', async (request) => addressOf(request));
  const answer = await app.inject({
    url: '/',
    remoteAddress: connectedFrom,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return answer.body;
}

test("clients can't choose the address they are counted by", async () => {
  expect(await readAddress([], '192.0.2.5')).toBe('192.0.2.5');
  expect(await readAddress(['10.0.0.0/8'], '192.0.2.5')).toBe('192.0.2.5');
});

test('a trusted proxy names the client, and only its last hop is trusted', async () => {
  expect(await readAddress(['10.0.0.0/8'], '10.1.2.3')).toBe('203.0.113.7');
});

test.each(['unknown', '203.0.113', '<script>', '_hidden', '999.1.1.1', ''])(
  'the forwarded address %j counts as the proxy',
  async (text) => {
    expect(await readAddress(['10.0.0.0/8'], '10.1.2.3', text)).toBe('10.1.2.3');
  },
);

test.each([
  ['203.0.113.7:1234', '203.0.113.7'],
  ['[2001:db8::7]:1234', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('%s counts as %s', async (text, address) => {
  expect(await readAddress(['10.0.0.0/8'], '10.1.2.3', text)).toBe(address);
});
