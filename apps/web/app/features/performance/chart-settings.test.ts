import { describe, expect, test } from 'vitest';
import { keptParameters } from './chart-settings.ts';

describe('parameters kept in a browser', () => {
  test('come back as they were left, an empty chart included', () => {
    const kept = { indicators: ['roe', 'stockPrice'], mode: 'rebased' };
    expect(keptParameters(kept)).toEqual(kept);
    expect(keptParameters({ indicators: [] })).toEqual({ indicators: [] });
  });

  test('lose what is no indicator, what is there twice and what is no mode', () => {
    expect(keptParameters({ indicators: ['roe', 'roe', 'gone', 7], mode: 'log' })).toEqual({
      indicators: ['roe'],
    });
  });

  test('are the defaults where the storage holds something else', () => {
    for (const kept of [null, undefined, 'text', { indicators: 'roe' }])
      expect(keptParameters(kept)).toEqual({});
  });
});
