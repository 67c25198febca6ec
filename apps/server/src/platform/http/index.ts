export { registerApiDocs } from './api-docs.ts';
export {
  AppError,
  Conflict,
  Forbidden,
  InvalidRequest,
  NotFound,
  TooManyRequests,
} from './app-error.ts';
export { sessionCookie } from './caller.ts';
export type { CallContext, CookieToSet } from './calls.ts';
export { ConcurrencyLimit, serverBusy } from './concurrency-limit.ts';
export { createInProcessApi } from './in-process-api.ts';
export { isLoopback } from './loopback.ts';
export type { Authenticate, Person } from './person.ts';
export { Readiness, registerProbes } from './readiness.ts';
export { registerApi } from './register-api.ts';
export { registerHttp } from './register-http.ts';
export { serve } from './serve.ts';
export { type CachedReply, serveCached } from './serve-cached.ts';
export { serveDocument } from './serve-document.ts';
export { serveViewerDocument } from './serve-viewer-document.ts';
export { registerWeb } from './web.ts';
