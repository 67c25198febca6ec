import type { Api } from '@tenfold/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../app/address-of.ts';
import { isCrossSite } from '../app/cross-site.ts';
import { isLoopback } from '../app/loopback.ts';
import { pageCaller } from '../calls/caller.ts';
import type { Caller } from '../calls/calls.ts';
import { createInProcessApi } from '../calls/in-process-api.ts';
import { AppError, Forbidden } from '../errors/app-error.ts';
import { NetworkQueues } from '../limits/network-queues.ts';
import { hashInline } from './inline-hashes.ts';
import { type KeptPage, KeptPages } from './kept-pages.ts';
import { nonceOf } from './nonce.ts';
import { registerPageHeaders } from './page-headers.ts';
import { recordCalls } from './recorded-calls.ts';
import { sendKeptPage, sendPage, sent } from './send-page.ts';
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
    const kept = deps.development ? null : new KeptPages(() => deps.clock.now().getTime());
    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) => {
        const build = await source.build();
        const asked = webRequest(request, reply, build, deps);
        const caller = pageCaller(request, reply);
        const api = createInProcessApi(app, caller, deps.log);
        const failures = { count: 0 };
        const render = (using: Api) =>
          build.entry.module.createRequestHandler(build, source.mode)(
            asked,
            contextOf(build, request, using, deps, failures),
          );
        const inTurn = (work: () => Promise<Response | KeptPage>) =>
          renders.run(addressOf(request), async () => {
            // The client disconnected while waiting.
            if (request.raw.socket.destroyed) return reply.hijack();
            const page = await work();
            if (!(page instanceof Response)) return sendKeptPage(page, request, reply);
            sendPage(page, request, reply);
            await sent(reply);
            return reply;
          });
        if (kept === null || isWrite(request)) return inTurn(() => render(api));

        const key = await keyOf(asked, request, caller);
        const find = () => kept.find(key, api);
        const found = await find();
        if (found !== null) return sendKeptPage(found, request, reply);
        return inTurn(() =>
          kept.render(key, find, async () => {
            const recorded = recordCalls(api);
            const page = await render(recorded.api);
            const seconds = secondsToKeep(page);
            if (seconds === undefined || request.method !== 'GET') return page;
            const policy = String(reply.getHeader(policyHeader));
            const html = await page.text();
            // A part that failed, or a reader who left: the next request renders the page again.
            if (failures.count > 0 || request.raw.socket.destroyed) {
              return new Response(html, { status: page.status, headers: page.headers });
            }
            const inline = hashInline(html, nonceOf(request.raw), policy);
            const headers = { ...Object.fromEntries(page.headers), [policyHeader]: inline.policy };
            return kept.keep(key, { html: inline.html, headers, calls: recorded.calls(), seconds });
          }),
        );
      },
    });
  });
}

const policyHeader = 'content-security-policy';
/** Set by the screen: for how many seconds, or `unchanged`: while its calls answer the same. */
const keepHeader = 'x-keep-screen';

/** Undefined: not at all. */
function secondsToKeep({ status, headers }: Response): number | null | undefined {
  const value = headers.get(keepHeader);
  if (value === null) return undefined;
  headers.delete(keepHeader);
  if (status !== 200 || headers.has('set-cookie')) return undefined;
  return value === 'unchanged' ? null : Number(value);
}

/** What a screen may read besides its calls: address, the cookies it names, this machine or another, and who asks. */
async function keyOf(asked: Request, request: FastifyRequest, caller: Caller): Promise<string> {
  const person = await caller.person();
  const parts = [asked.url, asked.headers.get('cookie'), isLoopback(request.hostname), person?.id];
  return JSON.stringify(parts);
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Apple posts its answer from the browser. */
function isAnswerOfApple({ url, headers: { origin } }: FastifyRequest): boolean {
  return url === '/auth/apple/callback' && origin === 'https://appleid.apple.com';
}

function contextOf(
  build: WebBuild,
  request: FastifyRequest,
  api: Api,
  deps: PageDeps,
  failures: { count: number },
) {
  const { entry } = build;
  const context = new entry.module.RouterContextProvider();
  context.set(entry.module.apiContext, api);
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
  context.set(entry.module.reportContext, (cause) => {
    failures.count += 1;
    deps.log.error({ err: cause, requestId: request.id, url: request.url }, 'page failed to render');
  });
  return context;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, build: WebBuild, deps: PageDeps): Request {
  const site = URL.parse(deps.publicUrl ?? `${request.protocol}://${request.host}`);
  // Concatenated, not resolved: `//elsewhere/` is a path of this site.
  const url = request.url.startsWith('/') ? URL.parse(`${site?.origin}${request.url}`) : null;
  if (site === null || url === null || site.username !== '' || site.password !== '') {
    throw new AppError('malformed_request', 'The request could not be read.');
  }
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(url, {
    method: request.method,
    headers: isWrite(request) ? headersOf(request) : cookiesOf(request, build.entry.module.screenCookies),
    signal: gone.signal,
    ...(isWrite(request) && { body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null }),
  });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

/** A screen reads no other header, so that nothing else of a request can get into a kept page. */
function cookiesOf({ cookies }: FastifyRequest, names: readonly string[]): Headers {
  const given = names.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return new Headers(given.length === 0 ? {} : { cookie: given.join('; ') });
}
