const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Dec 7, 2025`, in UTC as billing counts. */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}

/** `Dec 7`, where the year is plain. */
export function shortDayOf(time: string): string {
  return shortDay.format(new Date(time));
}

/** `Dec 7, 2025 – Jan 7, 2026` */
export function periodOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${dayOf(from)} – ${dayOf(to)}`;
}
