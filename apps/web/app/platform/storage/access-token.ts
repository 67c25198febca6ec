/** The key the specification names. */
export const accessTokenKey = 'access-token';

/** Null on the server, for a visitor, and where storage is forbidden. */
export function accessToken(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(accessTokenKey);
  } catch {
    return null;
  }
}

/** Null forgets it. False where the browser keeps nothing for this site: nobody can be signed in there. */
export function storeAccessToken(token: string | null): boolean {
  try {
    if (token === null) localStorage.removeItem(accessTokenKey);
    else localStorage.setItem(accessTokenKey, token);
    return true;
  } catch {
    return false;
  }
}

/** The user id the token was made for, by its own account; null when that cannot be read. Proves nothing. */
export function readAccountId(token: string): number | null {
  const subject = decodeClaims(token)?.sub;
  return typeof subject === 'string' && /^\d+$/.test(subject) ? Number(subject) : null;
}

/** What a token says of itself, unproved: the server alone holds the keys. */
export function decodeClaims(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
