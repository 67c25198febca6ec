import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An unreadable address from a trusted proxy counts as the proxy: otherwise anybody could pose as a new client each time. */
export function addressOf({ ip, raw }: FastifyRequest): string {
  // Without a proxy it needs no reading.
  if (ip === raw.socket.remoteAddress) return ip;
  const [, withoutPort = ip] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(ip)?.filter(Boolean) ?? [];
  return isIP(withoutPort) === 0 ? (raw.socket.remoteAddress ?? '') : withoutPort;
}
