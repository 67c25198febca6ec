import { InvalidRequest } from '../../../platform/http/index.ts';

/** Used, replaced by a newer one, expired, or never written: who holds it learns no more. */
export function deadLink(): InvalidRequest {
  const message = 'This link does not work any more: it was used, has expired, or a newer mail replaced it.';
  return new InvalidRequest(message, { token: message });
}
