import { endpoint } from '@tenfold/contract/endpoint';
import { errorStatus } from '@tenfold/contract/errors/codes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../../log/index.ts';
import { createInProcessApi } from '../calls/in-process-api.ts';
import { serve } from '../calls/serve.ts';
import { visitor } from '../calls/visitor.fixture.ts';
import { AppError } from '../errors/app-error.ts';
import { registerApi } from './register-api.ts';
import { registerHttp } from './register-http.ts';

const note = z.object({ noteTitle: z.string(), rowWhy: z.record(z.string(), z.string()) });

const saveNote = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/note/{noteId}/save',
  summary: 'Save a note',
  params: z.object({ noteId: z.coerce.number().int().positive() }),
  query: z.object({ dryRun: z.stringbool().default(false) }),
  body: z.object({
    noteTitle: z.string().trim().min(1, 'A note needs a title'),
    buyBelow: z.array(z.object({ limitPrice: z.number() })).default([]),
  }),
  reply: z.object({ noteId: z.number(), isDry: z.boolean(), savedNote: note }),
});
const logIn = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/log-in',
  summary: '',
  encoding: 'form',
  body: z.object({ userName: z.string() }),
  reply: z.object({ userName: z.string() }),
});
const getBroken = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/broken',
  summary: '',
  reply: z.object({ isFine: z.boolean() }),
});
const getConflict = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/conflict',
  summary: '',
  reply: z.object({}),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = registerHttp(openLog('silent'));
  await registerApi(app, async (api) => {
    serve(api, saveNote, async ({ params, query, body }) => ({
      noteId: params.noteId,
      isDry: query.dryRun,
      savedNote: {
        noteTitle: body.noteTitle,
        rowWhy: { freeCashFlow: 'part_missing' },
        ownerPassword: 'secret',
      },
    }));
    serve(api, logIn, ({ body }) => body);
    serve(api, getBroken, async () => {
      throw new Error('the password is hunter2');
    });
    serve(api, getConflict, async () => {
      throw new AppError('conflict', 'Somebody was faster.');
    });
  });
});
afterAll(() => app.close());

const save = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.inject({ method: 'POST', url: '/api/v1/note/7/save?dry_run=true', headers, payload });

describe('an endpoint', () => {
  test('reads and answers in wire names, and drops fields the contract does not name', async () => {
    const answer = await save('{"note_title":" Moat ","buy_below":[{"limit_price":90}]}');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      note_id: 7,
      is_dry: true,
      saved_note: { note_title: 'Moat', row_why: { freeCashFlow: 'part_missing' } },
    });
  });

  test('reports all invalid fields by their wire names', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/note/x/save?dry_run=maybe',
      payload: { note_title: ' ', buy_below: [{ limit_price: 'a lot' }] },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = answer.json();
    expect(Object.keys(problem.error_fields)).toEqual([
      'note_id',
      'dry_run',
      'note_title',
      'buy_below.0.limit_price',
    ]);
    expect(problem).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(problem.error_fields.note_title).toBe('A note needs a title');
  });

  test('refuses text no database can store, by field', async () => {
    for (const text of ['a\\u0000b', 'half of a \\ud83d face']) {
      const answer = await save(`{"note_title":"${text}"}`);
      expect(answer.json()).toMatchObject({
        status: 422,
        error_fields: { note_title: 'This contains a character that can’t be saved' },
      });
    }
    expect((await save('{"note_title":"\\ud83d\\ude42"}')).statusCode).toBe(200);
  });

  test('reads a form only where declared, and never from another site', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (path: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { ...type, ...headers },
        payload: 'user_name=Ann&note_title=x',
      });
    expect((await send('/log-in')).json()).toEqual({ user_name: 'Ann' });
    expect((await send('/log-in', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    for (const site of ['cross-site', 'same-site']) {
      expect((await send('/log-in', { 'sec-fetch-site': site })).statusCode).toBe(403);
    }
    expect((await send('/note/7/save')).json()).toMatchObject({ code: 'malformed_request' });
  });

  test('takes a missing body of JSON for an empty one, and names what it lacks', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/note/7/save', headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error_fields).toEqual({ note_title: 'This is missing' });
  });

  test('refuses a missing body that is not said to be JSON: another site can send that', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/note/7/save' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error_fields).toHaveProperty('body');
  });

  test('answers the same inside the process', async () => {
    const api = createInProcessApi(app, visitor, openLog('silent'));
    const reply = await api.call(saveNote, { params: { noteId: 7 }, body: { noteTitle: 'Moat' } });
    expect(reply).toEqual({
      noteId: 7,
      isDry: false,
      savedNote: { noteTitle: 'Moat', rowWhy: { freeCashFlow: 'part_missing' } },
    });
    await expect(api.call(getConflict)).rejects.toMatchObject({
      name: 'ApiError',
      status: 409,
      code: 'conflict',
      message: 'Somebody was faster.',
    });
    await expect(
      api.call(saveNote, { params: { noteId: -1 }, body: { noteTitle: 'x' } }),
    ).rejects.toMatchObject({
      status: 422,
      fields: { note_id: expect.any(String) },
    });
  });
});

describe('a refusal', () => {
  test('has the status of its code', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(new AppError(code as keyof typeof errorStatus, 'x').status).toBe(status);
    }
  });

  test('hides the cause of a 500 behind one sentence with a reference', async () => {
    const answer = await app.inject('/api/v1/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      status: 500,
      code: 'internal',
      detail: expect.stringMatching(/^Something went wrong on our side\. Reference: [0-9a-f]{10}-\w+\.$/),
      error_message: answer.json().detail,
      request_id: expect.stringMatching(/^[0-9a-f]{10}-\w+$/),
    });
    expect(answer.json().detail).toContain(answer.json().request_id);
  });

  test.each([
    ['malformed JSON', '{"note_title"', { 'content-type': 'application/json' }, 400, 'malformed_request'],
    [
      'a poisoned prototype',
      '{"__proto__":{"a":1}}',
      { 'content-type': 'application/json' },
      400,
      'malformed_request',
    ],
    ['another type', 'note_title: x', { 'content-type': 'text/yaml' }, 400, 'malformed_request'],
    [
      'a form of another site',
      '{"note_title":"x"}',
      { 'content-type': 'text/plain' },
      400,
      'malformed_request',
    ],
    ['too large', `"${'x'.repeat(1024 * 1024)}"`, { 'content-type': 'application/json' }, 413, 'too_large'],
  ])('%s', async (_name, payload, headers, status, code) => {
    const answer = await save(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, code });
  });

  test.each(['/api/v1/nowhere', '/api/v2/company'])('answers 404 at %s', async (path) => {
    expect((await app.inject(path)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  test("refuses a path that can't be decoded", async () => {
    expect((await app.inject('/api/v1/note/%E0%A4%A/save')).json()).toMatchObject({ status: 400 });
  });

  test("leads a reader from an address that can't be decoded to a page, and never to another host", async () => {
    const open = (url: string, accept: string) => app.inject({ url, headers: { accept } });
    const page = await open('/company/100%?q=5%', 'text/html,*/*');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/company/100%25?q=5%25']);
    expect((await open('/company/100%', 'application/json')).statusCode).toBe(400);
    for (const url of ['//evil.example/%', '/\\evil.example/%'])
      expect((await open(url, 'text/html')).headers.location ?? '/').not.toMatch(/evil/);
  });

  test('reads path parameters of any length and refuses them by their rules', async () => {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/note/${'9'.repeat(3_000)}/save` });
    expect(answer.json()).toMatchObject({ status: 422, error_fields: { note_id: expect.any(String) } });
  });

  test('answers 405 with the allowed methods', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/note/7/save' });
    expect(answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.headers.allow).toBe('POST');
    const posted = await app.inject({ method: 'POST', url: '/api/v1/conflict' });
    expect(posted.headers.allow).toBe('GET, HEAD');
  });

  test('every API answer forbids rendering as a page', async () => {
    for (const answer of [await app.inject('/api/v1/broken'), await save('{"note_title":"x"}')]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});
