/** Where a text of the community is shared; other sites get its link and title, nothing of the reader. */
export function shareAddresses(origin: string, path: string, title: string) {
  const link = new URL(path, origin).href;
  return {
    link,
    x: `https://x.com/intent/post?${new URLSearchParams({ text: title, url: link })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  };
}
