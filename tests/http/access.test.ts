import { type Api, httpApi, isApiError } from '@tenfold/contract/call';
import { endpoints } from '@tenfold/contract/calls';
import type { Endpoint } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';
import { type CallerKind, expectedAccess } from './expected-access/index.ts';
import { join } from './new-person.ts';

let server: Server;
let callers: Readonly<Record<CallerKind, Api>>;
beforeAll(async () => {
  server = await startServer();
  const dora = await join(server, 'dora@example.org');
  callers = {
    visitor: httpApi({ baseUrl: server.url }),
    light: await apiAs(server, 'ann'),
    investor: await apiAs(server, 'ben'),
    superuser: await apiAs(server, 'cora'),
    other: httpApi({ baseUrl: server.url, token: () => dora }),
  };
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('the contract states for every call who may make it', () => {
  const rows = new Set(expectedAccess.map(({ endpoint }) => nameOf(endpoint)));
  expect(endpoints.map(nameOf).filter((call) => !rows.has(call))).toEqual([]);
});

test('every call answers visitor, Light, Investor, superuser and another owner as the contract says', async () => {
  const answered = [];
  for (const { endpoint, input } of expectedAccess) {
    const statuses: Partial<Record<CallerKind, number>> = {};
    for (const kind of Object.keys(callers) as CallerKind[]) {
      statuses[kind] = await statusOf(callers[kind], endpoint, input);
    }
    answered.push([nameOf(endpoint), input, statuses]);
  }
  expect(answered).toEqual(
    expectedAccess.map(({ endpoint, input, statuses }) => [nameOf(endpoint), input, statuses]),
  );
});

async function statusOf(api: Api, endpoint: Endpoint, input: unknown): Promise<number> {
  try {
    await api.call(endpoint, input as never);
    return 200;
  } catch (error) {
    if (isApiError(error)) return error.status;
    throw error;
  }
}
