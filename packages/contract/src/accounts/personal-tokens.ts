import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tokenScopes } from '../policy/token-scopes.ts';
import { isoTime, nameField } from '../shapes.ts';

export const personalToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: isoTime,
  /** To the hour; null: never. */
  lastUsedAt: isoTime.nullable(),
});
export type PersonalToken = z.output<typeof personalToken>;

/** Newest first. */
export const listTokens = endpoint({
  method: 'GET',
  access: 'person',
  path: '/user/tokens',
  summary: 'The person’s personal access tokens',
  reply: z.object({ tokens: z.array(personalToken) }),
});

export const createToken = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'profile',
  path: '/user/tokens',
  summary: 'Create a personal access token',
  body: z.object({ name: nameField('Enter a name'), scope: z.enum(tokenScopes) }),
  reply: z.object({
    personalToken,
    /** In full, this once: only its hash is stored. */
    secret: z.string(),
  }),
  refusals: ['conflict'],
});

/** Its calls are refused from now on. Revoking it twice succeeds too. */
export const revokeToken = endpoint({
  method: 'DELETE',
  access: 'person',
  path: '/user/tokens/{id}',
  summary: 'Revoke a personal access token',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ isRevoked: z.literal(true) }),
});
