/** How long to wait, never less than it is: "45 seconds", "12 minutes", "2 hours". */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return counted(minutes, 'minute');
  return counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
