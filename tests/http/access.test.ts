import { type Api, httpApi, isApiError } from '@tenfold/contract/call';
import { endpoints } from '@tenfold/contract/calls';
import type { Endpoint } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';
import { type CallerKind, expectedAccess, type MadeBy } from './expected-access/index.ts';
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
  const made = new Map<string, number>();
  const numberOf: MadeBy = (endpoint, maker) => made.get(`${nameOf(endpoint)} ${maker ?? ''}`) ?? 0;
  for (const { endpoint, input } of expectedAccess) {
    const statuses: Partial<Record<CallerKind, number>> = {};
    const given = input(numberOf);
    for (const kind of Object.keys(callers) as CallerKind[]) {
      const { status, id } = await answerOf(callers[kind], endpoint, given);
      statuses[kind] = status;
      if (id === null) continue;
      made.set(`${nameOf(endpoint)} ${kind}`, id);
      if (!made.has(`${nameOf(endpoint)} `)) made.set(`${nameOf(endpoint)} `, id);
    }
    answered.push([nameOf(endpoint), statuses]);
  }
  expect(answered).toEqual(expectedAccess.map(({ endpoint, statuses }) => [nameOf(endpoint), statuses]));
  // More than a thousand calls, one after the other, as later ones need what earlier ones made.
}, 300_000);

interface Answer {
  readonly status: number;
  readonly id: number | null;
}

async function answerOf(api: Api, endpoint: Endpoint, input: unknown): Promise<Answer> {
  try {
    return { status: 200, id: numberIn(await api.call(endpoint, input as never)) };
  } catch (error) {
    if (isApiError(error)) return { status: error.status, id: null };
    throw error;
  }
}

function numberIn(reply: unknown): number | null {
  if (typeof reply !== 'object' || reply === null || !('id' in reply)) return null;
  return typeof reply.id === 'number' ? reply.id : null;
}
