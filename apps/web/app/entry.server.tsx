import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { chartCookieName } from './features/performance/index.ts';
import { nonceContext, renderTurnContext, reportContext } from './platform/screens/server-context.ts';
import { graceCookieName } from './shell/grace/hidden-for-today.ts';

// The server takes the router from here: both must share one copy.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export {
  apiContext,
  clockContext,
  nonceContext,
  onThisMachineContext,
  outboxContext,
  publicUrlContext,
  renderTurnContext,
  reportContext,
  requestIdContext,
  sampleDataContext,
  screenPathsContext,
} from './platform/screens/server-context.ts';

/** Cookies that loaders read: no other reaches them. */
export const screenCookies = [chartCookieName, graceCookieName];

export const streamTimeout = 5_000;

/**
 * Scripts and style elements need the nonce. Positions in charts and bars are custom properties in style
 * attributes, which the policy allows by style-src-attr 'unsafe-inline' only.
 */
export default async function renderScreen(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Preloaded ahead of the scripts: nothing renders without the stylesheets.
  for (const stylesheet of stylesheetsOf(routerContext)) {
    headers.append('link', `<${stylesheet}>; rel=preload; as=style`);
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  await context.get(renderTurnContext)();

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const stream = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise React sends large lazy parts after the page and moves them into place by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          shellSent = true;
          const chunks: Uint8Array[] = [];
          const page = new Writable({
            // React would wait for a reader: there is none, the page is sent whole.
            highWaterMark: Number.MAX_SAFE_INTEGER,
            write(chunk: Uint8Array, _encoding, written) {
              chunks.push(chunk);
              written();
            },
          });
          // The timer keeps the whole render in memory: clear it when the page is complete or aborted.
          page.once('close', () => clearTimeout(abortTimer));
          page.once('finish', () => resolve(new Response(Buffer.concat(chunks), { status, headers })));
          stream.pipe(page);
        },
        onShellError(cause) {
          clearTimeout(abortTimer);
          reject(cause);
        },
        onError(cause) {
          // Errors before the shell reject above and reach handleError; an aborted request is no error.
          if (shellSent && !request.signal.aborted) context.get(reportContext)(cause);
        },
      },
    );
    const abortTimer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}

/** For an error, only those down to the route that shows it, as `<Links>` renders them. */
function stylesheetsOf({ manifest, staticHandlerContext: { matches, errors } }: EntryContext): Set<string> {
  const failed = errors === null ? -1 : matches.findIndex(({ route }) => errors[route.id] !== undefined);
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1);
  return new Set(shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []));
}

export const handleError: HandleErrorFunction = (cause, { request, context }) => {
  const refusal = isRouteErrorResponse(cause) && cause.status < 500;
  if (request.signal.aborted || refusal) return;
  context.get(reportContext)(cause);
};
