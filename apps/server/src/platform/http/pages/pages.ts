import { randomBytes } from 'node:crypto';
import type { Api } from '@tenfold/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../app/address-of.ts';
import { isCrossSite } from '../app/cross-site.ts';
import { isFromThisMachine } from '../app/this-machine.ts';
import { pageCaller } from '../calls/caller.ts';
import type { Caller } from '../calls/calls.ts';
import { cookiesOf } from '../calls/cookies-of.ts';
import { type CallRunner, createInProcessApi } from '../calls/in-process-api.ts';
import { AppError, Forbidden } from '../errors/app-error.ts';
import { NetworkQueues } from '../limits/network-queues.ts';
import { hashInline } from './inline-hashes.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { policyHeader, registerPageHeaders, takePolicyAddition } from './page-headers.ts';
import { CallRecorder } from './recorded-calls.ts';
import { RenderQueue } from './render-queue.ts';
import { screenAddress } from './screen-address.ts';
import { sendCachedPage, sendPage, sent } from './send-page.ts';
import type { PageDeps, WebBuild, WebSource } from './web-build.ts';

export async function registerPages(app: FastifyInstance, source: WebSource, deps: PageDeps): Promise<void> {
  await app.register(async (pages) => {
    const policyOf = registerPageHeaders(pages, { development: deps.vitePort !== null });
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.addHook('onRequest', async (request) => {
      if (isWrite(request) && isCrossSite(request) && !isAnswerOfApple(request)) {
        throw new Forbidden('This request must come from a page of this site.');
      }
    });
    const renders = new NetworkQueues({ atATime: 4, maxWaiting: 200 });
    const queue = new RenderQueue();
    const cache = deps.vitePort !== null ? null : new PageCache(() => deps.clock.now().getTime());
    pages.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) => {
        const build = await source.build();
        const caller = pageCaller(request, reply);
        const { path, address, isWhole } = screenAddress(request.url, (at) =>
          isWrite(request) ? undefined : cache?.parametersAt(at),
        );
        const screen = { request, reply, address, caller, build };
        const render = (runCall?: CallRunner) => renderScreen(app, { source, deps, queue }, screen, runCall);
        const inTurn = (work: () => Promise<Render | CachedPage>) =>
          renders.run(addressOf(request), async () => {
            // The client disconnected while waiting.
            if (request.raw.socket.destroyed) return reply.hijack();
            const done = await work();
            if (!('page' in done)) return sendCachedPage(done, request, reply);
            const nonces = [`'nonce-${done.nonce}'`];
            reply.header(policyHeader, policyOf({ script: nonces, style: nonces }, done.policyAddition));
            await sendPage(done.page, request, reply);
            await sent(reply);
            return reply;
          });
        if (cache === null || isWrite(request)) return inTurn(() => render());

        const key = await keyOf(request, address, caller, build.entry.module.screenCookies);
        const find = () => cache.find(key, caller);
        const found = await find();
        if (found !== null) return sendCachedPage(found, request, reply);
        return inTurn(() =>
          cache.render(key, find, async () => {
            const recorder = new CallRecorder();
            const rendered = await render(recorder.run);
            const { page, nonce, failures, policyAddition } = rendered;
            const caching = cachingOf(page);
            if (caching === undefined || request.method !== 'GET') return rendered;
            cache.screenReads(path, caching.parameters);
            if (isWhole && screenAddress(request.url, () => caching.parameters).address !== address) {
              return rendered;
            }
            if (address !== path && !cache.wasRequestedBefore(key)) return rendered;
            const html = await page.text();
            // A part that failed, or a reader who left: the next request renders the page again.
            if (failures.count > 0 || request.raw.socket.destroyed) {
              return {
                ...rendered,
                page: new Response(html, { status: page.status, headers: page.headers }),
              };
            }
            const hashed = hashInline(html, nonce);
            const policy = policyOf(hashed.inline, policyAddition);
            const headers = { ...Object.fromEntries(page.headers), [policyHeader]: policy };
            return cache.add(key, {
              html: hashed.html,
              headers,
              calls: recorder.calls,
              seconds: caching.seconds,
            });
          }),
        );
      },
    });
  });
}

interface Renderer {
  readonly source: WebSource;
  readonly deps: PageDeps;
  readonly queue: RenderQueue;
}

interface RequestedScreen {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly address: string;
  readonly caller: Caller;
  readonly build: WebBuild;
}

async function renderScreen(
  app: FastifyInstance,
  { source, deps, queue }: Renderer,
  { request, reply, address, caller, build }: RequestedScreen,
  runCall?: CallRunner,
): Promise<Render> {
  const nonce = randomBytes(16).toString('base64url');
  const failures = { count: 0 };
  const api = createInProcessApi(app, caller, deps.log, runCall);
  const context = contextOf(build, request, { ...deps, api, nonce, failures });
  context.set(build.entry.module.renderTurnContext, queue.turn);
  const page = await queue.run(async () => {
    // The client disconnected while waiting.
    if (request.raw.socket.destroyed) return new Response(null, { status: 503 });
    const screenRequest = webRequest(request, address, reply, build, deps);
    return handlerOf(build, source.mode)(screenRequest, context);
  });
  return { page, nonce, failures, policyAddition: takePolicyAddition(page) };
}

interface Render {
  readonly page: Response;
  readonly nonce: string;
  readonly failures: Failures;
  readonly policyAddition: ReturnType<typeof takePolicyAddition>;
}

interface Failures {
  count: number;
}

/** Set by the screen: for how many seconds, or `unchanged`: while its calls answer the same; then what it reads of its address. */
const cachingHeader = 'x-keep-screen';

interface Caching {
  readonly seconds: number | null;
  readonly parameters: readonly string[];
}

/** Undefined: not at all. */
function cachingOf({ status, headers }: Response): Caching | undefined {
  const value = headers.get(cachingHeader);
  if (value === null) return undefined;
  headers.delete(cachingHeader);
  if (status !== 200 || headers.has('set-cookie')) return undefined;
  const [seconds, ...parameters] = value.split(' ');
  return { seconds: seconds === 'unchanged' ? null : Number(seconds), parameters };
}

/** What a screen may read besides its calls: address with host, the cookies it names, and who asks. */
async function keyOf(
  request: FastifyRequest,
  address: string,
  caller: Caller,
  cookies: readonly string[],
): Promise<string> {
  const person = await caller.person();
  const { protocol, host } = request;
  const isHere = isFromThisMachine(request);
  const given = cookies.map((name) => cookiesOf(request)[name]);
  return JSON.stringify([person?.id, protocol, host, isHere, address, ...given]);
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Apple posts its answer from the browser. */
function isAnswerOfApple({ url, headers: { origin } }: FastifyRequest): boolean {
  return url === '/auth/apple/callback' && origin === 'https://appleid.apple.com';
}

interface RenderDeps extends PageDeps {
  readonly api: Api;
  readonly nonce: string;
  readonly failures: Failures;
}

function contextOf({ entry, routes }: WebBuild, request: FastifyRequest, deps: RenderDeps) {
  const context = new entry.module.RouterContextProvider();
  context.set(entry.module.apiContext, deps.api);
  context.set(entry.module.nonceContext, deps.nonce);
  context.set(entry.module.clockContext, deps.productClock);
  context.set(entry.module.publicUrlContext, deps.publicUrl);
  context.set(entry.module.sampleDataContext, deps.sampleData);
  context.set(entry.module.screenPathsContext, screenPaths(routes));
  const onThisMachine = isFromThisMachine(request);
  context.set(entry.module.outboxContext, onThisMachine ? deps.outbox : null);
  context.set(entry.module.onThisMachineContext, onThisMachine);
  context.set(entry.module.requestIdContext, request.id);
  context.set(entry.module.reportContext, (cause) => {
    deps.failures.count += 1;
    deps.log.error({ err: cause, requestId: request.id, url: request.url }, 'page failed to render');
  });
  return context;
}

const handlers = new WeakMap<WebBuild, ReturnType<WebBuild['entry']['module']['createRequestHandler']>>();

/** One for each build: making one ranks all routes. */
function handlerOf(build: WebBuild, mode: WebSource['mode']) {
  const handler = handlers.get(build) ?? build.entry.module.createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

const pathsOf = new WeakMap<WebBuild['routes'], readonly string[]>();

/** Not the screen for all other paths. The same array for the same build. */
function screenPaths(routes: WebBuild['routes']): readonly string[] {
  const known = pathsOf.get(routes);
  if (known !== undefined) return known;
  const paths = Object.values(routes).flatMap(({ index, path }) =>
    index === true && path === undefined ? [''] : path === undefined || path === '*' ? [] : [path],
  );
  pathsOf.set(routes, paths);
  return paths;
}

function webRequest(
  request: FastifyRequest,
  address: string,
  reply: FastifyReply,
  build: WebBuild,
  deps: PageDeps,
): Request {
  const site = URL.parse(deps.publicUrl ?? `${request.protocol}://${request.host}`);
  // Concatenated, not resolved: `//elsewhere/` is a path of this site.
  const url = address.startsWith('/') ? URL.parse(`${site?.origin}${address}`) : null;
  if (site === null || url === null || site.username !== '' || site.password !== '') {
    throw new AppError('malformed_request', 'The request could not be read.');
  }
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(url, {
    method: request.method,
    headers: isWrite(request)
      ? headersOf(request)
      : screenHeadersOf(request, build.entry.module.screenCookies),
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
function screenHeadersOf(request: FastifyRequest, names: readonly string[]): Headers {
  const cookies = cookiesOf(request);
  const given = names.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return new Headers(given.length === 0 ? {} : { cookie: given.join('; ') });
}
