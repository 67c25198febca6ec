/**
 * What a personal token may read. `figures`: what companies filed, and what follows from it; `own`: also its person’s
 * notes, lists and forecasts. No token writes anything.
 */
export const tokenScopes = ['figures', 'own'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** @param needed what the call needs; undefined: no token may make it */
export function mayCall(scope: TokenScope, needed: TokenScope | undefined): boolean {
  return needed === 'figures' || (needed === 'own' && scope === 'own');
}

/** For one account. */
export const maxTokens = 20;
