import { AppError, InvalidRequest } from '../../../platform/http/index.ts';

/** The token is worth nothing here; why is nobody's business but the provider's. */
export function emailNotVerified(provider: string): AppError {
  return new InvalidRequest(`${provider} couldn’t confirm this sign-in. Please try again.`);
}

export function providerUnavailable(provider: string): AppError {
  return new AppError('unavailable', `${provider} does not answer. Please try again in a moment.`);
}
