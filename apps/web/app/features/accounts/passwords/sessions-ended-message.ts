export function sessionsEndedMessage(sessions: number): string {
  if (sessions === 0) return 'Password changed.';
  return sessions === 1
    ? 'Password changed. You were signed out of one other session.'
    : `Password changed. You were signed out of ${sessions} other sessions.`;
}
