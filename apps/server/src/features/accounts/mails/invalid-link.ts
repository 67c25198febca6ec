import { InvalidRequest } from '../../../platform/http/index.ts';

/** Used, replaced, expired or unknown: the caller isn't told which. */
export function invalidLink(): InvalidRequest {
  const message =
    'This link no longer works: it was used, has expired, or a newer email replaced it. Get a new one.';
  return new InvalidRequest(message, { token: message });
}
