import { unsubscribePath } from '@tenfold/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { limitCall } from '../../../platform/limits/index.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * A mail program posts to the link itself (RFC 8058), from anywhere and without a cookie: the token is what allows it.
 * A form of the page, where scripts are off, does so too. Only a GET asks first: programs open links by themselves.
 */
export function registerOneClick(
  app: FastifyInstance,
  { db, rateLimiter }: Pick<Deps, 'db' | 'rateLimiter'>,
): void {
  app.register(async (links) => {
    links.removeAllContentTypeParsers();
    links.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, body),
    );
    links.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params;
      await limitCall(rateLimiter, 'unsubscribe', { address: request.ip, person: null });
      await unsubscribe(db, token);
      // Mail programs don't follow redirects of a POST.
      const isOneClick = String(request.body ?? '').includes('One-Click');
      if (!isOneClick && (request.headers.accept ?? '').includes('text/html')) {
        return reply.redirect(unsubscribePath(token), 303);
      }
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .send('You’re unsubscribed.\n');
    });
  });
}
