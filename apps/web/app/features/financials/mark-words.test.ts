import { describe, expect, test } from 'vitest';
import { isLoud, markText } from './mark-words.ts';

describe('marks', () => {
  test('a mark this page does not know is left out', () => {
    expect(markText('restated')).toContain('an earlier filing');
    expect(markText('a_mark_of_tomorrow')).toBeNull();
  });

  test('only marks that change how a figure reads are shown in the table', () => {
    expect(isLoud(['split_adjusted', 'restated'])).toBe(false);
    expect(isLoud(['restated', 'derived_quarter'])).toBe(true);
  });
});
