import type { SignInAttempt } from './provider-attempt.ts';

/** Of this tab alone, so that one sign-in does not answer for another. */
const key = 'sign-in-attempt';

export function saveAttempt(attempt: SignInAttempt): void {
  sessionStorage.setItem(key, JSON.stringify(attempt));
}

/** Once: what has come back cannot come back again. */
export function takeAttempt(): SignInAttempt | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : (JSON.parse(kept) as SignInAttempt);
  } catch {
    return null;
  }
}
