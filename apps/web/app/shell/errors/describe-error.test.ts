import { describe, expect, test, vi } from 'vitest';
import { describeError, readErrorDetails } from './describe-error.ts';

const refused = (
  status: number,
  code: string | null,
  detail: string | null = null,
  requestId: string | null = null,
) => ({ status, code, detail, requestId });

describe('an error screen', () => {
  test('offers search for an unknown company or page', () => {
    expect(describeError(refused(404, 'company_not_found'))).toMatchObject({
      title: 'Company not found',
      again: false,
    });
    expect(describeError(refused(404, 'not_found'))).toMatchObject({ title: 'Page not found', again: false });
  });

  test('states the quota when it is used up', () => {
    const words = describeError(
      refused(403, 'quota_reached', 'You have opened 5 of 5 companies this month.'),
    );
    expect(words).toMatchObject({ title: 'Company limit reached', again: false });
    expect(words.advice).toContain('5 of 5');
  });

  test('offers a retry where it may help', () => {
    expect(describeError(refused(503, 'unavailable')).again).toBe(true);
    expect(describeError(refused(500, null)).again).toBe(true);
  });

  test('gives the reason of an outage, not of a defect', () => {
    const outage = describeError(refused(503, 'unavailable', 'The first companies are being loaded.'));
    expect(outage.advice).toContain('The first companies are being loaded.');
    expect(outage.title).not.toBe(describeError(refused(500, 'internal')).title);
  });

  test('hides the cause of a 500', () => {
    expect(describeError(refused(500, 'internal', 'secret', 'r-7'))).toMatchObject({
      title: 'Something went wrong on our side',
      advice: 'Reference: r-7.',
    });
    expect(describeError(refused(500, 'internal', 'secret')).advice).not.toContain('secret');
  });

  test('refers to the request in the log when the page itself failed on the server', () => {
    const failed = readErrorDetails(new Error('secret'), 'r-8');
    expect(failed).toEqual(refused(500, null, null, 'r-8'));
    expect(describeError(failed).advice).toBe('Reference: r-8.');
  });

  test('gives no reference for a failure in the browser, which no log has', () => {
    vi.stubGlobal('document', {});
    try {
      expect(readErrorDetails(new Error('secret'), 'r-8').requestId).toBeNull();
      expect(readErrorDetails(new Error('Unexpected Server Error'), 'r-8').requestId).toBe('r-8');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test.each([
    'Failed to fetch',
    'Failed to fetch dynamically imported module: https://tenfold.example/assets/feeds-route.js',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
  ])('says that nothing was reached, not that we failed: %s', (message) => {
    const lost = readErrorDetails(new TypeError(message), 'r-8');
    expect(lost).toMatchObject({ status: null, requestId: null });
    expect(describeError(lost)).toMatchObject({ title: 'We can’t reach Tenfold', again: true });
    expect(readErrorDetails(new TypeError('x is not a function'), null).status).toBe(500);
  });

  test('does not describe an unknown refusal as a defect', () => {
    expect(describeError(refused(422, 'invalid_request'))).toMatchObject({ again: false });
  });
});
