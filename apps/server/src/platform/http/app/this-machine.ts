import type { FastifyRequest } from 'fastify';
import { isLoopback } from './loopback.ts';

/** Set by proxies, each by some. */
const forwarding = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Whether somebody at this machine asks. Behind a proxy here every request comes from this machine, with nothing
 * forwarded if nobody set that up; but such a proxy speaks HTTP/1.0, or closes each connection, which browsers and curl don't.
 */
export function isFromThisMachine({ raw, hostname }: FastifyRequest): boolean {
  const { headers, httpVersion, socket } = raw;
  // By name as well: another site may point its name to this machine.
  if (!isLoopback(socket.remoteAddress ?? '') || !isLoopback(hostname)) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return httpVersion !== '1.0' && headers.connection?.toLowerCase() !== 'close';
}
