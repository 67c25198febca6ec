import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address of who asks. What a proxy of ours passes on and cannot be read counts as the proxy: else anybody could
 * be somebody new with each request.
 */
export function addressOf({ ip, raw }: FastifyRequest): string {
  const [, withoutPort = ip] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(ip)?.filter(Boolean) ?? [];
  return isIP(withoutPort) === 0 ? (raw.socket.remoteAddress ?? '') : withoutPort;
}
