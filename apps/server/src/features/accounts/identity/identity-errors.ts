import { AppError, InvalidRequest } from '../../../platform/http/index.ts';

/** The reason is left to the provider: the caller learns only that the token was refused. */
export function emailNotVerified(provider: string): AppError {
  return new InvalidRequest(`${provider} couldn’t confirm this sign-in. Please try again.`);
}

export function providerUnavailable(provider: string): AppError {
  return new AppError('unavailable', `${provider} isn’t responding. Please try again in a moment.`);
}
