export function formatWait(seconds: number): string {
  if (seconds <= 90) return count(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return count(minutes, 'minute');
  return count(Math.ceil(minutes / 60), 'hour');
}

function count(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
