const key = 'notification-heard';

/** The last number that a tab of this browser heard for this person; null before the first, and without storage. */
export function lastHeard(accountId: number): number | null {
  try {
    const [account, seq] = (localStorage.getItem(key) ?? '').split(' ').map(Number);
    return account === accountId && Number.isSafeInteger(seq) ? (seq as number) : null;
  } catch {
    return null;
  }
}

export function storeHeard(accountId: number, seq: number): void {
  try {
    localStorage.setItem(key, `${accountId} ${seq}`);
  } catch {
    // Full, or forbidden: the next tab begins with the list.
  }
}
