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
export type { CallContext, KeptCookie } from './calls.ts';
export { busy, ConcurrencyLimit } from './concurrency-limit.ts';
export { localApi } from './local-api.ts';
export { isLoopback } from './loopback.ts';
export type { Person, Recognise } from './person.ts';
export { Readiness, registerProbes } from './readiness.ts';
export { registerApi } from './register-api.ts';
export { registerHttp } from './register-http.ts';
export { serve } from './serve.ts';
export { serveDocument } from './serve-document.ts';
export { type Made, serveMade } from './serve-made.ts';
export { serveViewerDocument } from './serve-viewer-document.ts';
export { registerWeb } from './web.ts';
