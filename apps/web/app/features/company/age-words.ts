const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How old something is, in the largest unit that fits. Example: `14 min old`, `3 days old`. */
export function ageWords(from: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - from.getTime());
  if (age >= day) return `${counted(age / day, 'day')} old`;
  if (age >= hour) return `${counted(age / hour, 'hour')} old`;
  return `${Math.floor(age / minute)} min old`;
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}
