/**
 * The web server.
 *
 * - `app/` hooks of each request, health, errors
 * - `calls/` serving a call: access, parsing, caching, compression
 * - `errors/` what a refusal looks like
 * - `limits/` bodies, connections, slow clients
 * - `pages/` rendering screens; kept pages
 * - `sockets/` the socket’s handshake and frames
 */

export { addressOf } from './app/address-of.ts';
export { registerApiDocs } from './app/api-docs.ts';
export { watchOpenFiles } from './app/open-files.ts';
export { originOf } from './app/origin-of.ts';
export { Readiness, registerProbes } from './app/readiness.ts';
export { registerApi } from './app/register-api.ts';
export { registerHttp } from './app/register-http.ts';
export { isFromThisMachine } from './app/this-machine.ts';
export { callerOf, sessionCookie } from './calls/caller.ts';
export type { CallContext, CookieToSet } from './calls/calls.ts';
export { compress } from './calls/compress.ts';
export { createInProcessApi } from './calls/in-process-api.ts';
export type { Authenticate, Person } from './calls/person.ts';
export { checkInput } from './calls/read-input.ts';
export { hasEtag } from './calls/send-reply.ts';
export { serve } from './calls/serve.ts';
export { type CachedReply, serveCached } from './calls/serve-cached.ts';
export { type FindPersonal, serveDocument } from './calls/serve-document.ts';
export { serveViewerDocument } from './calls/serve-viewer-document.ts';
export {
  AppError,
  Conflict,
  Forbidden,
  InvalidRequest,
  NotFound,
  Stale,
  TooManyRequests,
} from './errors/app-error.ts';
export { ConcurrencyLimit, serverBusy } from './limits/concurrency-limit.ts';
export { registerWeb } from './pages/web.ts';
export { openSocket } from './sockets/handshake.ts';
