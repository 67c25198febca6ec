const networks: Readonly<Record<string, string>> = {
  'x.com': 'X',
  'twitter.com': 'X',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
};

/** The name of a link's social network, else its host. */
export function networkName(link: string): string {
  const host = hostOf(link);
  return networks[host] ?? host;
}

/** Example: `https://www.apple.com/` is shown as `apple.com`. */
export function hostOf(link: string): string {
  const [, host = link] = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(link) ?? [];
  return host;
}
