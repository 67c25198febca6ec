import { defaultHiddenLensFields } from '@tenfold/domain/lens';
import { expect, test } from 'vitest';
import { parseHidden } from './lens-choices.ts';

test('hidden fields are restored, unknown ones dropped, and nonsense is the default', () => {
  expect(parseHidden({ hidden: ['roe', 'gone', 7] })).toEqual(['roe']);
  expect(parseHidden({ hidden: [] })).toEqual([]);
  for (const stored of [undefined, null, 'text', { hidden: 'roe' }]) {
    expect(parseHidden(stored)).toBe(defaultHiddenLensFields);
  }
});
