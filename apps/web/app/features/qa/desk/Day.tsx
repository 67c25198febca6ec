/** In UTC, as the server renders it. */
export function Day({ datetime }: { datetime: string }) {
  return <time dateTime={datetime}>{day.format(new Date(datetime))}</time>;
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
