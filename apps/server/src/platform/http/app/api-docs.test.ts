import { expect, test } from 'vitest';
import { openLog } from '../../log/index.ts';
import { registerApiDocs } from './api-docs.ts';
import { registerHttp } from './register-http.ts';

test('the API description is served, and its page runs only our scripts', async () => {
  const app = registerHttp(openLog('silent'));
  await registerApiDocs(app);
  const description = (await app.inject('/api/v1/openapi.json')).json();
  expect(description).toMatchObject({ openapi: '3.1.1', paths: { '/api/v1/company/{symbol}': { get: {} } } });

  const page = await app.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
  expect(named).toHaveLength(5);
  for (const path of named) expect((await app.inject(path)).statusCode, path).toBe(200);
  expect(page.body).not.toMatch(/<script>|onclick|style=/);
  await app.close();
});
