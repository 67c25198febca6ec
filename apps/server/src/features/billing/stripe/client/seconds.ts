/** Stripe counts time in whole seconds since 1970. */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function toDateOrNull(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : toDate(seconds);
}
