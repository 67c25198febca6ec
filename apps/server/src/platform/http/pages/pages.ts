import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from '../../documents/index.ts';
import { addressOf } from '../app/address-of.ts';
import { isCrossSite } from '../app/cross-site.ts';
import { isLoopback } from '../app/loopback.ts';
import { pageCaller } from '../calls/caller.ts';
import { createInProcessApi } from '../calls/in-process-api.ts';
import { AppError, Forbidden } from '../errors/app-error.ts';
import { NetworkQueues } from '../limits/network-queues.ts';
import { compressPage } from './compress-page.ts';
import { nonceOf } from './nonce.ts';
import { registerPageHeaders } from './page-headers.ts';
import type { PageDeps, WebBuild, WebSource } from './web-build.ts';

export async function registerPages(app: FastifyInstance, source: WebSource, deps: PageDeps): Promise<void> {
  await app.register(async (pages) => {
    await registerPageHeaders(pages, { development: deps.development });
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.addHook('onRequest', async (request) => {
      if (isWrite(request) && isCrossSite(request) && !isAnswerOfApple(request)) {
        throw new Forbidden('This request must come from a page of this site.');
      }
    });
    const renders = new NetworkQueues({ atATime: 4, maxWaiting: 200 });
    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (request, reply) =>
        renders.run(addressOf(request), async () => {
          // The client disconnected while waiting.
          if (request.raw.socket.destroyed) return reply.hijack();
          const build = await source.build();
          const render = build.entry.module.createRequestHandler(build, source.mode);
          const asked = webRequest(request, reply, deps);
          const page = await render(asked, contextOf(app, build, { request, reply }, deps));
          sendPage(page, request, reply);
          await sent(reply);
          return reply;
        }),
    });
  });
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Apple posts its answer from the browser. */
function isAnswerOfApple({ url, headers: { origin } }: FastifyRequest): boolean {
  return url === '/auth/apple/callback' && origin === 'https://appleid.apple.com';
}

/** Or when its reader is too slow to wait for: the page is rendered by then. */
function sent(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 5_000);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function contextOf(
  app: FastifyInstance,
  build: WebBuild,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: PageDeps,
) {
  const { entry } = build;
  const context = new entry.module.RouterContextProvider();
  context.set(entry.module.apiContext, createInProcessApi(app, pageCaller(request, reply), deps.log));
  context.set(entry.module.nonceContext, nonceOf(request.raw));
  context.set(entry.module.clockContext, deps.clock);
  context.set(entry.module.publicUrlContext, deps.publicUrl);
  context.set(entry.module.sampleDataContext, deps.sampleData);
  context.set(entry.module.contactContext, deps.contact);
  // By name as well: another site may point its name to this machine.
  const onThisMachine = isLoopback(request.hostname);
  context.set(entry.module.outboxContext, onThisMachine ? deps.outbox : null);
  context.set(entry.module.onThisMachineContext, onThisMachine);
  context.set(entry.module.requestIdContext, request.id);
  context.set(entry.module.reportContext, (cause) =>
    deps.log.error({ err: cause, requestId: request.id, url: request.url }, 'page failed to render'),
  );
  return context;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Request {
  const site = URL.parse(deps.publicUrl ?? `${request.protocol}://${request.host}`);
  // Concatenated, not resolved: `//elsewhere/` is a path of this site.
  const url = request.url.startsWith('/') ? URL.parse(`${site?.origin}${request.url}`) : null;
  if (site === null || url === null || site.username !== '' || site.password !== '') {
    throw new AppError('malformed_request', 'The request could not be read.');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(isWrite(request) && { body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null }),
  });
}

function sendPage(response: Response, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(response.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  const page = Readable.fromWeb(response.body as ReadableStream);
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(page);
  reply.header('content-encoding', encoding);
  return reply.send(compressPage(page, encoding));
}
