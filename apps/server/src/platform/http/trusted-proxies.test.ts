import { expect, test } from 'vitest';
import { openLog } from '../log/index.ts';
import { registerHttp } from './register-http.ts';

async function addressAskedFrom(trustedProxies: string[], connectedFrom: string): Promise<string> {
  const app = registerHttp(openLog('silent'), { trustedProxies });
  app.get('/', async (request) => request.ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress: connectedFrom,
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  });
  await app.close();
  return answer.body;
}

test('nobody chooses the address they are counted by', async () => {
  expect(await addressAskedFrom([], '192.0.2.5')).toBe('192.0.2.5');
  expect(await addressAskedFrom(['10.0.0.0/8'], '192.0.2.5')).toBe('192.0.2.5');
});

test('a proxy of ours says who asks, and only the last it saw is believed', async () => {
  expect(await addressAskedFrom(['10.0.0.0/8'], '10.1.2.3')).toBe('203.0.113.7');
});
