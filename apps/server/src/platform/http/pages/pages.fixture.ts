import type { Api } from '@tenfold/contract/call';
import { endpoint } from '@tenfold/contract/endpoint';
import { vi } from 'vitest';
import { z } from 'zod';
import { StoppedClock } from '../../clock/index.ts';
import { openLog } from '../../log/index.ts';
import { registerApi } from '../app/register-api.ts';
import { registerHttp } from '../app/register-http.ts';
import { serve } from '../calls/serve.ts';
import { registerPages } from './pages.ts';
import type { WebBuild } from './web-build.ts';

/** What calls answer and pages do now; how often one was rendered. */
export const site = { price: 12.5, renders: 0, isLimited: false, isBroken: false };
export const clock = new StoppedClock('2026-01-02');

const getLimit = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/limit',
  summary: 'Whether a limit is reached',
  reply: z.object({ isReached: z.boolean() }),
});

const getPrice = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/price',
  summary: 'A price',
  reply: z.object({ stockPrice: z.number() }),
});

class Context {
  readonly values = new Map<unknown, unknown>();
  set(key: unknown, value: unknown): void {
    this.values.set(key, value);
  }
}
const contexts = {
  apiContext: {},
  nonceContext: {},
  clockContext: {},
  publicUrlContext: {},
  sampleDataContext: {},
  screenPathsContext: {},
  outboxContext: {},
  requestIdContext: {},
  reportContext: {},
};
async function cachedPage({ url, method, headers }: Request, context: Context): Promise<Response> {
  site.renders += 1;
  const api = context.values.get(contexts.apiContext) as Api;
  const nonce = context.values.get(contexts.nonceContext);
  const { stockPrice } = await api.call(getPrice);
  const { isReached } = await api.call(getLimit);
  const body = [
    `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" async>start()</script>`,
    `<p>${stockPrice} ${isReached} ${[...headers].join(' ')}</p><script>injected()</script>${new URL(url).search}`,
  ].join('');
  const seconds = new URL(url).pathname === '/kept' ? '10 look' : 'unchanged';
  if (site.isBroken)
    (context.values.get(contexts.reportContext) as (cause: unknown) => void)(new Error('late part'));
  return new Response(method === 'HEAD' ? null : body, {
    headers: { 'content-type': 'text/html', 'x-keep-screen': seconds },
  });
}

const outbox = { list: async () => [], find: async () => null };
const build = {
  routes: {
    root: { path: '' },
    landing: { index: true },
    company: { path: 'company/:symbol' },
    unknown: { path: '*' },
  },
  entry: {
    module: {
      RouterContextProvider: Context,
      screenCookies: ['look'],
      ...contexts,
      createRequestHandler: () => async (request: Request, context: Context) => {
        const { pathname, origin } = new URL(request.url);
        if (pathname === '/away') return Response.redirect(`${origin}/`, 302);
        if (pathname.startsWith('/asks-for/')) {
          return new Response(null, { headers: { 'x-page-policy': pathname.split('/').at(-1) ?? '' } });
        }
        if (pathname === '/fails') {
          (context.values.get(contexts.reportContext) as (cause: unknown) => void)(new Error('defect'));
          return new Response(`Reference: ${context.values.get(contexts.requestIdContext)}`, { status: 500 });
        }
        if (pathname === '/kept' || pathname.startsWith('/unchanged')) return cachedPage(request, context);
        if (pathname === '/paths') {
          return new Response(JSON.stringify(context.values.get(contexts.screenPathsContext)));
        }
        if (pathname === '/outbox') {
          return new Response(context.values.get(contexts.outboxContext) === outbox ? 'mails' : 'none');
        }
        if (request.method === 'HEAD') return new Response(null);
        const { stockPrice } = await (context.values.get(contexts.apiContext) as Api).call(getPrice);
        const parts = [
          `${origin} `,
          `${stockPrice} `,
          `nonce ${context.values.get(contexts.nonceContext)} `,
          'x'.repeat(9_000),
        ];
        const body = new Blob(parts).stream();
        return new Response(body, {
          status: pathname === '/' ? 200 : 404,
          headers: { 'content-type': 'text/html' },
        });
      },
    },
  },
} as unknown as WebBuild;

export async function openPages() {
  const log = openLog('silent');
  const logged = vi.spyOn(log, 'error');
  const app = registerHttp(log);
  await registerApi(app, async (api) => {
    serve(api, getPrice, async () => ({ stockPrice: site.price }));
    serve(api, getLimit, async () => ({ isReached: site.isLimited }));
  });
  await registerPages(
    app,
    { mode: 'production', build: async () => build },
    {
      clock,
      productClock: clock,
      log,
      publicUrl: null,
      sampleData: false,
      outbox,
      vitePort: null,
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, logged };
}
