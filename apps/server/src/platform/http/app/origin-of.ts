import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The site’s own address, without a slash at the end: as it is configured, else as it was asked. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const url = URL.parse(`${protocol}://${host}`);
  if (url === null || url.username !== '' || url.password !== '') {
    throw new AppError('malformed_request', 'The request could not be read.');
  }
  return url.origin;
}
