import { type CallContext, type Person, sessionCookie } from '../../../platform/http/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { findExpiry } from './session-store.ts';
import { handOver } from './sessions.ts';

/** A browser that lost the cookie, or has that of another session, gets this one's again: pages then know it, too. */
export async function renewCookie(
  { db, clock, sessions }: AccountNeeds,
  context: Pick<CallContext, 'cookie' | 'keepCookie'> & { readonly person: Person },
): Promise<void> {
  const { id: accountId, sessionId } = context.person;
  const cookie = context.cookie(sessionCookie);
  if (cookie !== null && (await sessions.tokens.read(cookie))?.sessionId === sessionId) return;
  const expiresAt = await findExpiry(db, sessionId);
  if (expiresAt !== null) await handOver(sessions, { accountId, sessionId, expiresAt }, clock, context);
}
