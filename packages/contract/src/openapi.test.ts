import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as contract from './index.ts';
import { endpointsIn, openApiDocument } from './openapi.ts';

const all = Object.values(contract).flatMap(endpointsIn);
const text = JSON.stringify(openApiDocument(all, { title: 'T', version: '1' }));

describe('the description of the API', () => {
  test('has every endpoint', () => {
    const described = Object.values((JSON.parse(text) as { paths: object }).paths).flatMap(Object.keys);
    expect(described).toHaveLength(all.length);
    expect(all.length).toBeGreaterThanOrEqual(9);
  });

  test('speaks in wire names', () => {
    expect(text).toContain('/api/v1/company/{symbol}/financials/{row_key}/{column}/source');
    expect(text).toContain('"free_cash_flow"');
    expect(text).not.toMatch(/"(?:freeCashFlow|stockPrice|rowKey|fullName)"/);
  });

  test('fields, what must be there, and parameters', () => {
    const saveNote = endpoint({
      method: 'POST',
      access: 'anyone',
      path: '/note/{noteId}/save',
      summary: 'Save a note',
      params: z.object({ noteId: z.coerce.number().int() }),
      query: z.object({ dryRun: z.boolean().default(false) }),
      body: z.object({ notePrice: z.number(), belowPrice: z.number().optional() }),
      reply: z.object({ updatedAt: z.string() }),
    });
    const { paths } = openApiDocument([saveNote], { title: 'T', version: '1' }) as {
      paths: Record<string, unknown>;
    };
    expect(paths['/api/v1/note/{note_id}/save']).toMatchObject({
      post: {
        tags: ['note'],
        parameters: [
          { name: 'note_id', in: 'path', required: true },
          { name: 'dry_run', in: 'query', required: false },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { note_price: { type: 'number' }, below_price: { type: 'number' } },
                required: ['note_price'],
              },
            },
          },
        },
        responses: { 200: {}, default: {} },
      },
    });
  });

  test('who may ask, and how the body travels', () => {
    const logIn = endpoint({
      method: 'POST',
      access: 'anyone',
      path: '/log-in',
      summary: '',
      encoding: 'form',
      body: z.object({ userName: z.string() }),
      reply: z.object({}),
    });
    const asked = (access: 'viewer' | 'person') =>
      endpoint({ method: 'GET', access, path: `/${access}`, summary: '', reply: z.object({}) });
    const { paths } = openApiDocument([logIn, asked('viewer'), asked('person')], {
      title: 'T',
      version: '1',
    }) as {
      paths: Record<string, unknown>;
    };
    expect(paths).toMatchObject({
      '/api/v1/log-in': {
        post: { security: [], requestBody: { content: { 'application/x-www-form-urlencoded': {} } } },
      },
      '/api/v1/viewer': { get: { security: [{}, { access_token: [] }] } },
      '/api/v1/person': { get: { security: [{ access_token: [] }] } },
    });
  });
});
