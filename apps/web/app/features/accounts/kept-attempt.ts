import type { Attempt } from './provider-attempt.ts';

/** Of this tab alone, so that one sign-in does not answer for another. */
const key = 'sign-in-attempt';

export function keepAttempt(attempt: Attempt): void {
  sessionStorage.setItem(key, JSON.stringify(attempt));
}

/** Once: what has come back cannot come back again. */
export function takeAttempt(): Attempt | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : (JSON.parse(kept) as Attempt);
  } catch {
    return null;
  }
}
