/** The page hydrates late: what was shown once isn't shown again when its component takes over. */
const shown = new WeakSet<Element>();

/** Focuses a post that the address names, and scrolls to where it can be read. */
export function showLinkedPost(post: HTMLElement | null): void {
  if (post === null || shown.has(post)) return;
  shown.add(post);
  post.focus({ preventScroll: true });
  post.scrollIntoView({ block: 'center' });
}
