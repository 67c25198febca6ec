/** A public name: don't rename it. */
export const accessTokenKey = 'access-token';

/** null on the server, for visitors and without storage. */
export function accessToken(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(accessTokenKey);
  } catch {
    return null;
  }
}

/** null clears it. False without storage: signing in is impossible there. */
export function storeAccessToken(token: string | null): boolean {
  try {
    if (token === null) localStorage.removeItem(accessTokenKey);
    else localStorage.setItem(accessTokenKey, token);
    return true;
  } catch {
    return false;
  }
}

/** The account in the token's own claims, unverified; null if unreadable. */
export function readAccountId(token: string): number | null {
  const subject = decodeClaims(token)?.sub;
  return typeof subject === 'string' && /^\d+$/.test(subject) ? Number(subject) : null;
}

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
