import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationMessage } from './validation-message.ts';

const wordsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;

test.each([
  [z.object({ title: z.string() }), {}, 'This is missing'],
  [z.string(), 7, 'This must be text'],
  [z.number().int(), 1.5, 'This must be a whole number'],
  [z.array(z.string()), 'AAPL', 'This must be a list'],
  [z.enum(['10Y', '5Y', '1Y']), '2Y', 'This must be 10Y, 5Y or 1Y'],
  [z.string().max(3), 'four', 'This must have at most 3 characters'],
  [z.array(z.string()).min(1), [], 'This must have at least 1 entry'],
  [z.number().positive(), -1, 'This must be more than 0'],
  [z.strictObject({}), { surplus: 1 }, 'Unknown field surplus'],
  [z.iso.date(), 'yesterday', 'This has the wrong format'],
] as const)('an invalid field has a readable message: %#', (schema, value, words) => {
  expect(wordsOf(schema, value)).toBe(words);
});

test('messages of the contract win', () => {
  expect(wordsOf(z.string('A note needs a title'), undefined)).toBe('A note needs a title');
});
