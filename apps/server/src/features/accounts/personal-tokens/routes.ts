import { createToken, listTokens, revokeToken } from '@tenfold/contract/accounts';
import { maxTokens } from '@tenfold/contract/policy/token-scopes';
import type { FastifyInstance } from 'fastify';
import { AppError, serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { createRandomToken } from '../random-token.ts';
import { tokenPrefix } from './token-prefix.ts';
import { deleteToken, insertToken, listTokensOf } from './token-store.ts';

export function registerPersonalTokens(app: FastifyInstance, { db, clock, sessions }: AccountDeps): void {
  serve(app, listTokens, async (_, { person }) => ({ tokens: await listTokensOf(db, person.id) }));

  serve(app, createToken, async ({ body: { name, scope } }, { person }) => {
    const { token: secret, hash } = createRandomToken(tokenPrefix);
    const created = { accountId: person.id, name, scope, hash };
    const personalToken = await insertToken(db, created, clock.now(), maxTokens);
    if (personalToken === null) {
      throw new AppError('conflict', `You have ${maxTokens} tokens already. Revoke one you no longer use.`);
    }
    return { personalToken, secret };
  });

  serve(app, revokeToken, async ({ params: { id } }, { person }) => {
    await deleteToken(db, person.id, id);
    sessions.known.forget(person.id);
    return { isRevoked: true as const };
  });
}
