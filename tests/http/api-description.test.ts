import { createConfig, lintFromString } from '@redocly/openapi-core';
import { calls, type NamedCall } from '@tenfold/contract/calls';
import { type CallExample, docs } from '@tenfold/contract/docs/docs';
import { apiBase, type Endpoint } from '@tenfold/contract/endpoint';
import { errorStatus } from '@tenfold/contract/errors/codes';
import { refusalsOf } from '@tenfold/contract/policy/refusals';
import { isRolePermission } from '@tenfold/contract/policy/rights';
import { fromWire, toWire } from '@tenfold/contract/wire';
import { wireName } from '@tenfold/contract/wire/wire-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';
import { runGeneratedClient } from './generated-client.ts';

let server: Server;
let document: string;
let investor: string;
let editor: string;
beforeAll(async () => {
  server = await startServer();
  document = await (await fetch(`${server.url}${apiBase}/openapi.json`)).text();
  investor = await signIn(server, 'ben');
  editor = await signIn(server, 'cora');
});
afterAll(() => server.stop());

test("passes Redocly's recommended rules without an error or a warning", async () => {
  // Public paths such as lists/comment/{id}/delete and lists/{id}/companies/delete: where one has a word, the other has a number.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules, telemetry: 'off' });
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('generates a client that compiles, reads a company, signs in and distinguishes refusals', async () => {
  expect(await runGeneratedClient(server, document)).toEqual({
    found: 'NKE',
    years: 1,
    plan: 'light',
    refused: 'company_not_found',
  });
});

describe('every call', () => {
  test.each(calls)('$name has an example that fits its contract', ({ name, feature, endpoint }) => {
    const { path, query, body, reply } = exampleOf({ name, feature });
    for (const [schema, value] of [
      [endpoint.params, path],
      [endpoint.query, query],
      [endpoint.body, body],
      [endpoint.reply, reply],
    ] as const) {
      if (schema === undefined) expect(value).toBeUndefined();
      else expect(toWire(schema, schema.parse(fromWire(schema, value)))).toMatchObject(value as object);
    }
  });

  test.each(calls)('$name answers its example as described', async (call) => {
    const reply = await send(call.endpoint, exampleOf(call));
    const body = await reply.json();
    if (reply.status === 200) return;
    expect(body).toMatchObject({ code: expect.toBeOneOf(refusalsOf(call.endpoint)), status: reply.status });
    expect(errorStatus[body.code as keyof typeof errorStatus]).toBe(reply.status);
  });
});

test('every path answers 405 with its methods', async () => {
  for (const { endpoint } of calls) {
    const path = endpoint.path.replace(/\{\w+\}/g, 'x');
    const refused = await fetch(`${server.url}${apiBase}${path}`, { method: 'OPTIONS' });
    expect([path, refused.status, await refused.json()]).toMatchObject([
      path,
      405,
      { code: 'method_not_allowed' },
    ]);
    const allowed = refused.headers.get('allow')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]),
    );
  }
});

test.each(['chart', 'company', 'financials', 'landing', 'valuation'])(
  'the examples of %s match the sample data (vitest -u writes them)',
  async (feature) => {
    const answered: Record<string, CallExample> = {};
    for (const { name, endpoint } of calls.filter((call) => call.feature === feature)) {
      const example = exampleOf({ name, feature });
      answered[name] = {
        ...example,
        reply: shortened(
          await (await send(endpoint, example, isRolePermission(endpoint.access) ? editor : investor)).json(),
        ),
      };
    }
    const file = `../../packages/contract/src/docs/examples/${feature}.json`;
    await expect(`${JSON.stringify(answered, null, 2)}\n`).toMatchFileSnapshot(file);
  },
);

function exampleOf({ name, feature }: Pick<NamedCall, 'name' | 'feature'>): CallExample {
  const example = docs[feature]?.examples[name];
  if (example === undefined) throw new RangeError(`docs/examples/${feature}.json has no ${name}`);
  return example;
}

function send(endpoint: Endpoint, { path, query, body }: CallExample, token?: string): Promise<Response> {
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path?.[wireName(name)]));
  const search = new URLSearchParams(query as Record<string, string> | undefined);
  const isForm = endpoint.encoding === 'form';
  return fetch(`${server.url}${apiBase}${filled}?${search}`, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? new URLSearchParams(body as never) : JSON.stringify(body) }),
  });
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}
