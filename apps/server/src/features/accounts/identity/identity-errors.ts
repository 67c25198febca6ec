import { AppError, InvalidRequest } from '../../../platform/http/index.ts';

export function emailNotVerified(provider: string): AppError {
  return new InvalidRequest(`${provider} couldn’t confirm this sign-in. Please try again.`);
}

export function providerUnavailable(provider: string): AppError {
  return new AppError('unavailable', `${provider} isn’t responding. Please try again in a moment.`);
}
