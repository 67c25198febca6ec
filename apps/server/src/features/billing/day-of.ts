/** `Dec 7, 2026`, in UTC, as invoices and mails date what was paid. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
