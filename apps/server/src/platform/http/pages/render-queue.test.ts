import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSocket, readAll } from '../../../../../../tests/world/raw-request.ts';
import { openLog } from '../../log/index.ts';
import { registerHttp } from '../app/register-http.ts';
import { RenderQueue } from './render-queue.ts';

test('eight pages are in progress at once, a thousand wait, and more are refused', async () => {
  const queue = new RenderQueue();
  const loaded = Promise.withResolvers<void>();
  let started = 0;
  const pages = Array.from({ length: 1_008 }, () =>
    queue.run(() => {
      started += 1;
      return loaded.promise;
    }),
  );
  await setImmediate();
  expect(started).toBe(8);
  await expect(queue.run(() => loaded.promise)).rejects.toMatchObject({ code: 'unavailable' });
  loaded.resolve();
  await Promise.all(pages);
  expect(started).toBe(1_008);
});

test('what arrives during a render is answered before the next', async () => {
  const queue = new RenderQueue();
  const order: string[] = [];
  const app = registerHttp(openLog('silent'));
  app.get('/healthz', async () => {
    order.push('health');
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sockets = await Promise.all([openSocket(url), openSocket(url), openSocket(url)]);
  const answers = sockets.map((socket) => readAll(socket));
  await Promise.all(
    sockets.map((socket) =>
      queue.run(async () => {
        await queue.turn();
        order.push('render');
        socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      }),
    ),
  );
  await Promise.all(answers);
  expect(order).toEqual(['render', 'health', 'render', 'health', 'render', 'health']);
  await app.close();
});
