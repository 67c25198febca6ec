import { type CallContext, type Person, sessionCookie } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findExpiry } from './session-store.ts';
import { issueSession } from './sessions.ts';

/** Restores the cookie of page loads when the browser lost it or has another session's. */
export async function renewCookie(
  { db, clock, sessions }: AccountDeps,
  context: Pick<CallContext, 'cookie' | 'setCookie'> & { readonly person: Person },
): Promise<void> {
  const { id: accountId, sessionId } = context.person;
  const cookie = context.cookie(sessionCookie);
  if (cookie !== null && (await sessions.tokens.read(cookie))?.sessionId === sessionId) return;
  const expiresAt = await findExpiry(db, sessionId);
  if (expiresAt !== null) await issueSession(sessions, { accountId, sessionId, expiresAt }, clock, context);
}
