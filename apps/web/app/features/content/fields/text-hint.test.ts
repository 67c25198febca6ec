import { expect, test } from 'vitest';
import { textHint } from './text-hint.ts';

test('a text says how much of its room it takes, and whether it may be left out', () => {
  const title = { kind: 'line', label: 'Title', max: 60 } as const;
  expect(textHint(title, 'Ten years of facts before one opinion ')).toBe('37 of 60 characters');
  expect(textHint({ ...title, optional: true }, '')).toBe('Optional, at most 60 characters');
  expect(textHint({ kind: 'link', label: 'Link', optional: true }, '')).toBe('Optional');
  expect(textHint({ kind: 'link', label: 'Link' }, '')).toBeUndefined();
  expect(textHint({ ...title, hint: 'One line.' }, 'Ten')).toBe('One line. 3 of 60 characters');
});
