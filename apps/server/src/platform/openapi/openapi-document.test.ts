import { calls } from '@tenfold/contract/calls';
import { type Endpoint, endpoint } from '@tenfold/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument(calls, '/');
/** Without examples, whose keys can be data. */
const text = JSON.stringify(document, (key, value) => (/^examples?$/.test(key) ? undefined : value));
const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));

const describeCalls = (endpoints: Readonly<Record<string, Endpoint>>) => {
  const named = Object.entries(endpoints).map(([name, each]) => ({ name, feature: 'notes', endpoint: each }));
  return openApiDocument(named, '/').paths;
};

describe('the description of the API', () => {
  test('has every endpoint', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      calls.map(({ name }) => name).sort(),
    );
    expect(calls.length).toBeGreaterThanOrEqual(9);
  });

  test('describes every call, parameter, schema and answer', () => {
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
    const parameters = operations.flatMap((each) => each.parameters ?? []);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    const { schemas = {}, responses = {} } = document.components ?? {};
    const named = Object.entries<object | boolean>({ ...schemas, ...responses });
    expect(named.filter(([, each]) => !Object.hasOwn(each as object, 'description'))).toEqual([]);
  });

  test('uses wire names', () => {
    expect(text).toContain('/api/v1/company/{symbol}/financials/{row_key}/{column}/source');
    expect(text).toContain('"free_cash_flow"');
    expect(text).not.toMatch(/"(?:freeCashFlow|stockPrice|rowKey|fullName)":/);
  });

  test('lists other names of indicators', () => {
    for (const other of ['marketCap is averageMarketCap', 'fcfYield is freeCashFlowYield']) {
      expect(text).toContain(other);
    }
  });

  test('describes fields, required ones and parameters', () => {
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
    expect(describeCalls({ saveNote })?.['/api/v1/note/{note_id}/save']).toMatchObject({
      post: {
        operationId: 'saveNote',
        tags: ['notes'],
        parameters: [
          { name: 'note_id', in: 'path', required: true },
          { name: 'dry_run', in: 'query' },
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
        responses: { 200: {}, 400: {}, 422: {}, 429: {} },
      },
    });
  });

  test('describes security and content types', () => {
    const called = <Access extends 'anyone' | 'viewer' | 'person'>(access: Access) =>
      endpoint({ method: 'GET', access, path: `/${access}`, summary: '', reply: z.object({}) });
    const form = { encoding: 'form', body: z.object({ userName: z.string() }) } as const;
    const logIn = endpoint({ ...called('anyone'), ...form, method: 'POST', path: '/log-in' });
    const byToken = endpoint({ ...called('person'), token: 'own', path: '/own' });
    const paths = describeCalls({ logIn, byViewer: called('viewer'), byPerson: called('person'), byToken });
    expect(paths).toMatchObject({
      '/api/v1/log-in': {
        post: { security: [], requestBody: { content: { 'application/x-www-form-urlencoded': {} } } },
      },
      '/api/v1/viewer': { get: { security: [{}, { visitor_cookie: [] }, { access_token: [] }] } },
      '/api/v1/person': { get: { security: [{ access_token: [] }] } },
      '/api/v1/own': { get: { security: [{ access_token: [] }, { own_data_token: [] }] } },
    });
  });

  test('describes each refusal with its reasons', () => {
    const readNote = endpoint({
      method: 'GET',
      access: 'person',
      path: '/note',
      summary: '',
      reply: z.object({}),
      refusals: ['forbidden', 'quota_reached'],
    });
    const { get } = describeCalls({ readNote })?.['/api/v1/note'] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '500', '503']);
    expect(get?.responses?.[403]).toEqual({ $ref: '#/components/responses/ForbiddenOrQuotaReached' });
  });
});
