import type { Api } from '@tenfold/contract/call';
import type { ToolSet } from 'ai';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { visitor } from '../../../platform/http/calls/visitor.fixture.ts';
import { createInProcessApi } from '../../../platform/http/index.ts';
import { billing } from '../../billing/index.ts';
import { company } from '../../company/index.ts';
import { openTestServerOn, type TestServer } from '../../company/server.fixture.ts';
import { financials } from '../../financials/index.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { forecasts } from '../../forecasts/index.ts';
import { lists } from '../../lists/index.ts';
import { prepareMissingDocuments } from '../../market-data/index.ts';
import { tools } from '../../mcp/index.ts';
import { notes } from '../../notes/index.ts';
import { qa } from '../../qa/index.ts';
import { FoundOpinions } from './found-opinions.ts';
import { modelTools, ReadCompanies } from './model-tools.ts';
import { ToolResults } from './results/index.ts';

let app: FastifyInstance;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServerOn(
    await openTestDatabase(),
    ...[billing, company, financials, forecasts, lists, notes, qa].map(({ routes }) => routes),
    (api) => {
      app = api;
    },
  );
  await addSmallCompanies(server.db);
  await prepareMissingDocuments(server.db, () => undefined);
  for (const who of ['ann', 'ben'] as const) {
    const note = { title: `of-${who}`, description: `secret-of-${who}`, symbols: ['ACME'] };
    expect((await server.post('/company/notes/create', note, who)).statusCode).toBe(200);
    const named = { name: `secret-of-${who}` };
    for (const path of ['/company/ACME/forecast/create', '/lists/create']) {
      const reply = await server.post(
        path,
        { ...named, ...(path === '/lists/create' && { symbols: ['ACME'] }) },
        who,
      );
      expect(reply.statusCode).toBe(200);
    }
  }
});
afterAll(() => server.close());

/** Collects the calls that tools made. */
const methods = new Set<string>();

function toolsOf(who: 'ann' | 'ben'): ToolSet {
  const caller = { ...visitor, person: async () => people[who] };
  const inProcess = createInProcessApi(app, caller, server.log);
  const api: Api = {
    call: (endpoint, ...input) => {
      methods.add(endpoint.method);
      return inProcess.call(endpoint, ...input);
    },
  };
  return modelTools({
    api,
    companies: new ReadCompanies(),
    results: new ToolResults(''),
    opinions: new FoundOpinions(),
  });
}

/** Who a model might say it asks for. */
const somebody = fc.constantFrom(1, 2, '2', 'ben', 'ben@example.com', null, { id: 2 });
const anyInput = fc.record(
  {
    symbol: fc.constantFrom('ACME', 'GAPS', 'acme', '../../notes', "' or 1=1 --", ''),
    page: fc.integer({ min: -1, max: 3 }),
    text: fc.constantFrom('secret-of-ben', 'of-ben', 'a'),
    list: fc.constantFrom('secret-of-ben', 'SECRET-OF-BEN', '1', '2', '../1', 'of'),
    list_id: somebody,
    period: fc.constantFrom('year', 'quarter', 'FY2025', 'LTM', '10Y'),
    line: fc.constantFrom('revenue', 'notes'),
    column: fc.constantFrom('2025', 2025),
    account_id: somebody,
    accountId: somebody,
    user: somebody,
    owner: somebody,
    author_id: somebody,
    note_id: fc.constantFrom(1, 2),
    personal: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Calls it the way the package does: with input that its schema let through. */
async function execute(set: ToolSet, name: string, input: object): Promise<unknown> {
  const tool = tools.find((each) => each.name === name);
  const read = tool?.input.safeParse(input);
  if (read?.success !== true) return null;
  return set[name]?.execute?.(read.data, {} as never);
}

test('whatever a model asks of whichever tool, it reads nobody else’s notes, forecasts and lists', async () => {
  const ofAnn = toolsOf('ann');
  expect(Object.keys(ofAnn)).toEqual(tools.map(({ name }) => name));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(ofAnn)), anyInput, async (name, input) => {
      const content = JSON.stringify(await execute(ofAnn, name, input)) ?? '';
      expect(content).not.toMatch(/secret-of-ben|of-ben/);
    }),
    { numRuns: 300 },
  );
  // No tool writes.
  expect([...methods]).toEqual(['GET']);
});

test('one’s own are read, by whose session it is', async () => {
  for (const who of ['ann', 'ben'] as const) {
    for (const [tool, input] of [
      ['list_my_notes', {}],
      ['list_my_forecasts', {}],
      ['get_lens', { list: 'of no list' }],
      ['get_lens', { list: `secret-of-${who}` }],
    ] as const) {
      const content = JSON.stringify(await execute(toolsOf(who), tool, input));
      expect(content).toContain(`secret-of-${who}`);
      expect(content).not.toContain(who === 'ann' ? 'of-ben' : 'of-ann');
    }
  }
});

test('one answer reads at most ten companies', async () => {
  const set = toolsOf('ben');
  for (let at = 0; at < 10; at++)
    await execute(set, 'get_figure', { symbol: `X${at}`, period: 'LTM', line: 'revenue' });
  expect(
    await execute(set, 'get_figure', { symbol: 'ACME', period: 'FY2025', line: 'revenue' }),
  ).toMatchObject({
    refused: expect.stringContaining('at most 10 companies'),
  });
});
