import { describe, expect, test } from 'vitest';
import { matchParts } from './Match.tsx';

describe('the matching part of a suggestion', () => {
  test('is found whatever its case', () => {
    expect(matchParts('Apple Inc.', 'app')).toEqual(['', 'App', 'le Inc.']);
    expect(matchParts('SNAP', 'ap')).toEqual(['SN', 'AP', '']);
  });

  test('ignores spaces around it', () => {
    expect(matchParts('NIKE, Inc.', ' nike ')).toEqual(['', 'NIKE', ', Inc.']);
  });

  test('is absent in a company found by its other name', () => {
    expect(matchParts('GOOGL', 'alphabet')).toBeNull();
  });

  test('is empty before anything was typed', () => {
    expect(matchParts('AAPL', '  ')).toBeNull();
  });
});
