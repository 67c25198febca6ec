import { ApiError } from '@tenfold/contract/errors/api-error';
import { expect, test } from 'vitest';
import { toFormError } from './form-error.ts';

test("a field's error is found by its name in the form", () => {
  const refused = new ApiError(422, 'invalid_request', 'Some fields are wrong.', {
    fields: { re_password: 'The passwords don’t match', 'profile.invest_exp': 'Too long' },
  });
  expect(toFormError(refused)).toEqual({
    message: 'Some fields are wrong.',
    fields: { rePassword: 'The passwords don’t match', 'profile.investExp': 'Too long' },
  });
});

test("a rate limit says when to try again, in the server's words", () => {
  const limited = new ApiError(
    429,
    'too_many_requests',
    'Too many attempts. Please try again in 12 minutes.',
  );
  expect(toFormError(limited).message).toBe('Too many attempts. Please try again in 12 minutes.');
});

test('a 500 does not show its cause', () => {
  expect(toFormError(new TypeError('secret'))).toEqual({ message: 'Unexpected error occurred.', fields: {} });
});
