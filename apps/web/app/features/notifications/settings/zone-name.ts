/** The city that stands for a time zone. Example: `America/New_York` is `New York`. */
export function zoneName(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
