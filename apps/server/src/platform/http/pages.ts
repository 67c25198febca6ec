import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../documents/index.ts';
import { AppError } from './app-error.ts';
import { pageCaller } from './caller.ts';
import { compressPage } from './compress-page.ts';
import { localApi } from './local-api.ts';
import { isLoopback } from './loopback.ts';
import { nonceOf } from './nonce.ts';
import { registerPageHeaders } from './page-headers.ts';
import type { PageNeeds, WebBuild, WebSource } from './web-build.ts';

/** Every path nothing else answers is a page, rendered here and streamed. */
export async function registerPages(
  app: FastifyInstance,
  source: WebSource,
  needs: PageNeeds,
): Promise<void> {
  await app.register(async (pages) => {
    await registerPageHeaders(pages, {
      development: needs.development,
      secure: needs.publicUrl?.startsWith('https:') ?? false,
    });
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) => {
        const build = await source.build();
        const render = build.entry.module.createRequestHandler(build, source.mode);
        const asked = webRequest(request, reply, needs);
        return sendPage(
          await render(asked, contextOf(app, build, { request, reply }, needs)),
          request,
          reply,
        );
      },
    });
  });
}

function contextOf(
  app: FastifyInstance,
  build: WebBuild,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  needs: PageNeeds,
) {
  const { entry } = build;
  const context = new entry.module.RouterContextProvider();
  context.set(entry.module.apiContext, localApi(app, pageCaller(request, reply), needs.log));
  context.set(entry.module.nonceContext, nonceOf(request.raw));
  context.set(entry.module.clockContext, needs.clock);
  context.set(entry.module.publicUrlContext, needs.publicUrl);
  // By name as well: another site may have its name point to this machine.
  context.set(entry.module.outboxContext, isLoopback(request.hostname) ? needs.outbox : null);
  context.set(entry.module.reportContext, (cause) =>
    needs.log.error({ err: cause, requestId: request.id, url: request.url }, 'a page broke'),
  );
  return context;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, needs: PageNeeds): Request {
  const site = URL.parse(needs.publicUrl ?? `${request.protocol}://${request.host}`);
  // Put together, not resolved: `//elsewhere/` is a path of this site.
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
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as unknown as BodyInit, duplex: 'half' }),
  });
}

function sendPage(response: Response, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(response.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  const page = Readable.fromWeb(response.body as ReadableStream);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(page);
  reply.header('content-encoding', encoding);
  return reply.send(compressPage(page, encoding));
}
