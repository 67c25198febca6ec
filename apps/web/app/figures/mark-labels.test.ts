import { describe, expect, test } from 'vitest';
import { isProminent, markLabel } from './mark-labels.ts';

describe('marks', () => {
  test('unknown marks are left out', () => {
    expect(markLabel('restated')).toContain('an earlier filing');
    expect(markLabel('a_mark_of_tomorrow')).toBeNull();
  });

  test('only marks that change the meaning of a figure are in the table', () => {
    expect(isProminent(['split_adjusted', 'restated'])).toBe(false);
    expect(isProminent(['restated', 'derived_quarter'])).toBe(true);
  });
});
