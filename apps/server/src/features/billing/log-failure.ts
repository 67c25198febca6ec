import type { BillingContext } from './payments.ts';

/** The kind of an error alone: messages of a provider name customers, and may quote what was sent. */
export function logFailure(
  log: Pick<BillingContext['log'], 'warn'>,
  message: string,
  error: unknown,
  more: object = {},
): void {
  const kind = error instanceof Error ? error.constructor.name : 'unknown';
  log.warn({ ...more, kind }, message);
}
