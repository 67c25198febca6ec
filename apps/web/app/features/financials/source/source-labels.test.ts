import { describe, expect, test } from 'vitest';
import { dayLabel, exactAmount, tagLabel } from './source-labels.ts';

describe('the labels of a source', () => {
  test('a filed amount keeps every digit', () => {
    expect(exactAmount(416161000000)).toBe('416,161,000,000');
    expect(exactAmount(7.46)).toBe('7.46');
    expect(exactAmount(999)).toBe('999');
    expect(exactAmount(0)).toBe('0');
  });

  test('a negative amount is in parentheses, as in the table', () => {
    expect(exactAmount(-2750000.5)).toBe('(2,750,000.5)');
  });

  test('a date is written out', () => {
    expect(dayLabel('2025-09-27')).toBe('September 27, 2025');
    expect(dayLabel('2024-01-01')).toBe('January 1, 2024');
  });

  test('a long tag can wrap between its words without changing', () => {
    expect(tagLabel('NetIncomeLoss').replaceAll('\u200b', '')).toBe('NetIncomeLoss');
    expect(tagLabel('NetIncomeLoss').split('\u200b')).toEqual(['Net', 'Income', 'Loss']);
  });
});
