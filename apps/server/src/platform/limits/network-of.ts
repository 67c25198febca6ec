import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address itself; of an IPv6 address its /64, all of which belongs to one customer. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/** For IPv6 also the /48: a provider gives a customer up to that much. */
export function networksOf(address: string): readonly [narrow: string, ...wide: string[]] {
  if (!address.includes(':')) return [address];
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return [mapped];
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return [address];
  const [head = '', tail] = bare.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** `::1.2.3.4` ends in two groups. */
function groupsOf(part: string): string[] {
  return part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? hexadecimalOf(group) : [group]));
}

function hexadecimalOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
