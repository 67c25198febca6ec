/** On this page; whoever posted once has a public name for good. */
const posted = new Set<number>();

export function hasPostedBefore(personId: number): boolean {
  return posted.has(personId);
}

export function notePosted(personId: number): void {
  posted.add(personId);
}
