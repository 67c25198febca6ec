import { describe, expect, test } from 'vitest';
import { matchParts } from './Match.tsx';

describe('the typed part of a suggestion', () => {
  test('is found whatever its case', () => {
    expect(matchParts('Apple Inc.', 'app')).toEqual(['', 'App', 'le Inc.']);
    expect(matchParts('SNAP', 'ap')).toEqual(['SN', 'AP', '']);
  });

  test('is taken without the spaces around it', () => {
    expect(matchParts('NIKE, Inc.', ' nike ')).toEqual(['', 'NIKE', ', Inc.']);
  });

  test('is nowhere in a company that was found by its other name', () => {
    expect(matchParts('GOOGL', 'alphabet')).toBeNull();
  });

  test('is nothing as long as nothing was typed', () => {
    expect(matchParts('AAPL', '  ')).toBeNull();
  });
});
