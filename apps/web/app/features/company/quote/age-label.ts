const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the largest unit that fits. Example: `3 s ago`, `14 min ago`, `3 days ago`. */
export function ageLabel(from: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - from.getTime());
  if (age >= day) return `${counted(age / day, 'day')} ago`;
  if (age >= hour) return `${counted(age / hour, 'hour')} ago`;
  if (age >= minute) return `${Math.floor(age / minute)} min ago`;
  return `${Math.floor(age / second)} s ago`;
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}
