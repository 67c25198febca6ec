import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, reportContext } from './platform/screens/server-context.ts';

// The server takes the router from here, so that it and the screens share one copy.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export {
  apiContext,
  clockContext,
  nonceContext,
  outboxContext,
  publicUrlContext,
  reportContext,
} from './platform/screens/server-context.ts';

/** How long a loader may keep a response open. */
export const streamTimeout = 5_000;

/**
 * Renders a screen. Scripts and style elements need the nonce; positions in charts and bars reach CSS as custom
 * properties in style attributes, which the policy allows by style-src-attr 'unsafe-inline' alone.
 */
export default function renderScreen(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  // Before the scripts, which the page names first: without its stylesheet nothing is shown.
  for (const stylesheet of routerContext.manifest.routes.root?.css ?? []) {
    headers.append('link', `<${stylesheet}>; rel=preload; as=style`);
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const stream = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // A large part that is loaded late would else come after the page, for a script to put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          shellSent = true;
          const body = new PassThrough();
          // The timer holds the whole rendering in memory: it goes with the stream, sent or broken off.
          body.once('close', () => clearTimeout(abortTimer));
          stream.pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(cause) {
          clearTimeout(abortTimer);
          reject(cause);
        },
        onError(cause) {
          // What breaks before the shell rejects above and comes to handleError; a reader who left breaks nothing.
          if (shellSent && !request.signal.aborted) context.get(reportContext)(cause);
        },
      },
    );
    const abortTimer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (cause, { request, context }) => {
  const refusal = isRouteErrorResponse(cause) && cause.status < 500;
  if (request.signal.aborted || refusal) return;
  context.get(reportContext)(cause);
};
