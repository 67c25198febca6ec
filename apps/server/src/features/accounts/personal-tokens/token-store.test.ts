import { randomBytes } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import { maxTokens } from '@tenfold/contract/policy/token-scopes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { type AccountsServer, openAccountsServer } from '../accounts-server.fixture.ts';
import { insertToken, listTokensOf } from './token-store.ts';

describeOnEach('the tokens of an account', (open) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await openAccountsServer(await open());
    await server.join('ann@example.org');
  });
  afterAll(() => server.close());

  test('are at most twenty, however many are created at once', async () => {
    const { rows } = await sql<{ id: AccountId }>`select id from account`.execute(server.db);
    const accountId = rows[0]?.id ?? (0 as AccountId);
    const created = await Promise.all(
      Array.from({ length: maxTokens + 10 }, () => {
        const token = { accountId, name: 'Notebook', scope: 'figures', hash: randomBytes(32) } as const;
        return insertToken(server.db, token, server.clock.now(), maxTokens);
      }),
    );
    expect(created.filter((token) => token !== null)).toHaveLength(maxTokens);
    expect(await listTokensOf(server.db, accountId)).toHaveLength(maxTokens);
  });
});
