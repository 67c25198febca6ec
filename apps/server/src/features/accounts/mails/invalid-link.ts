import { InvalidRequest } from '../../../platform/http/index.ts';

/** Used, replaced by a newer one, expired, or never written: who holds it learns no more. */
export function invalidLink(): InvalidRequest {
  const message =
    'This link no longer works: it was used, has expired, or a newer email replaced it. Get a new one.';
  return new InvalidRequest(message, { token: message });
}
