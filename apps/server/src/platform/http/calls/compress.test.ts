import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { serve } from './serve.ts';

const getText = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/text/{length}',
  summary: '',
  params: z.object({ length: z.coerce.number() }),
  reply: z.object({ text: z.string() }),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = registerHttp(openLog('silent'));
  await registerApi(app, async (api) => {
    serve(api, getText, ({ params }) => ({ text: '€'.repeat(params.length) }));
  });
});
afterAll(() => app.close());

const get = (length: number, encoding: string) =>
  app.inject({ url: `/api/v1/text/${length}`, headers: { 'accept-encoding': encoding } });

describe('an answer built for one request', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, encoding, decompress) => {
    const reply = await get(5000, accepted);
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(decompress(reply.rawPayload).toString())).toEqual({ text: '€'.repeat(5000) });
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  });

  test('is plain for other clients, and when it is short', async () => {
    for (const reply of [await get(5000, 'identity'), await get(10, 'br')]) {
      expect(reply.headers['content-encoding']).toBeUndefined();
      expect(reply.json().text).toContain('€');
    }
  });

  test('varies by encoding even where it is plain', async () => {
    expect((await get(5000, 'identity')).headers.vary).toBe('accept-encoding');
  });
});
