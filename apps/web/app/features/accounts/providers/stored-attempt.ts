import type { SignInAttempt } from './provider-attempt.ts';

/** One tab's sign-in must not complete another's. */
const key = 'sign-in-attempt';

export function saveAttempt(attempt: SignInAttempt): void {
  sessionStorage.setItem(key, JSON.stringify(attempt));
}

export function takeAttempt(): SignInAttempt | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : (JSON.parse(stored) as SignInAttempt);
  } catch {
    return null;
  }
}
