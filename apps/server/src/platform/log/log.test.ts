import { expect, test } from 'vitest';
import { serializers } from './log.ts';

test('tokens of emails are removed from logged URLs and errors', () => {
  expect(serializers.url('/verify/abc_-123.data?x=abc')).toBe('/verify/[token]?…');
  expect(serializers.url('/company/AAPL')).toBe('/company/AAPL');
  const error = new Error('No route matches "/reset-password/abc_-123" of http://x/verify/abc_-123?y');
  const logged = JSON.stringify(serializers.err(error));
  expect(logged).toContain('/reset-password/[token]');
  expect(logged).not.toContain('abc_-123');
});
