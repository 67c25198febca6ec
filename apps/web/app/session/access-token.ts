/** The key the specification names. */
const key = 'access-token';

/** Null on the server, for a visitor, and where storage is forbidden. */
export function accessToken(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepAccessToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // Without storage the session lasts as long as its cookie shows the pages; calls ask to sign in.
  }
}
