import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, httpApi, isApiError } from './call.ts';
import { endpoint } from './endpoint.ts';
import type { Problem } from './errors/codes.ts';

const saveNote = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/company/{symbol}/note/{noteId}',
  summary: 'Save',
  params: z.object({ symbol: z.string(), noteId: z.number() }),
  query: z.object({ dryRun: z.boolean().optional(), sortBy: z.string().optional() }),
  body: z.object({ notePrice: z.number() }),
  reply: z.object({ updatedAt: z.string() }),
});

const input = { params: { symbol: 'BRK/B', noteId: 7 }, body: { notePrice: 3 } };

describe('a call over HTTP', () => {
  test('is sent and answered in wire names', async () => {
    const sent: { url: string; init: RequestInit }[] = [];
    const api = httpApi({
      baseUrl: 'https://host',
      token: () => 'secret',
      fetch: async (url, init) => {
        sent.push({ url: String(url), init: init ?? {} });
        return Response.json({ updated_at: 'now' });
      },
    });
    const reply = await api.call(saveNote, { ...input, query: { dryRun: true, sortBy: undefined } });
    expect(reply.updatedAt).toBe('now');
    expect(sent[0]?.url).toBe('https://host/api/v1/company/BRK%2FB/note/7?dry_run=true');
    expect(sent[0]?.init.body).toBe('{"note_price":3}');
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer secret');
  });

  test('a refusal carries code, fields and request id', async () => {
    const problem: Problem = {
      status: 422,
      code: 'invalid_request',
      detail: 'Too small',
      error_message: 'Too small',
      error_fields: { note_price: 'Too small' },
      request_id: 'r-1',
    };
    const api = httpApi({ fetch: async () => Response.json(problem, { status: 422 }) });
    await expect(api.call(saveNote, input)).rejects.toMatchObject({
      status: 422,
      code: 'invalid_request',
      message: 'Too small',
      fields: { note_price: 'Too small' },
      requestId: 'r-1',
    });
  });

  test('a refusal without our body is an unexpected error', async () => {
    const api = httpApi({ fetch: async () => new Response('<html>bad gateway</html>', { status: 502 }) });
    await expect(api.call(saveNote, input)).rejects.toMatchObject({
      status: 502,
      message: 'Unexpected error occurred.',
    });
  });

  test('reports a timeout', async () => {
    const api = httpApi({ timeout: 1, fetch: unanswered });
    await expect(api.call(saveNote, input)).rejects.toMatchObject({
      status: 408,
      code: 'timeout',
      message: 'Request timed out. Please try again.',
    });
  });

  test('reports a missing connection', async () => {
    const api = httpApi({ fetch: async () => Promise.reject(new TypeError('fetch failed')) });
    await expect(api.call(saveNote, input)).rejects.toMatchObject({
      status: 500,
      code: 'no_response',
      message: 'Unexpected error occurred.',
    });
  });

  test("an answer that doesn't fit the contract is an unexpected error", async () => {
    const api = httpApi({ fetch: async () => new Response('<html>') });
    await expect(api.call(saveNote, input)).rejects.toMatchObject({ code: 'no_response', status: 500 });
  });

  test('the caller can abort', async () => {
    const api = httpApi({ fetch: unanswered });
    await expect(api.call(saveNote, input, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      status: 408,
    });
  });
});

test('an error from another copy of the class is recognized by its shape', () => {
  const copy = Object.assign(new Error('x'), { name: 'ApiError', status: 404, code: 'not_found' });
  expect([copy, new ApiError(404, 'not_found', 'x'), new Error('x'), null].map(isApiError)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const unanswered: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
