import { expect, test } from 'vitest';
import { dayHeading, marketLine } from './market-line.ts';

const at = (time: string) => marketLine(new Date(time));

test('on a trading day the line says when the market opens, until when it is open, and when it closed', () => {
  expect(at('2026-11-20T13:00:00Z')).toEqual({ isOpen: false, text: 'Market opens at 9:30 AM EST' });
  expect(at('2026-11-20T14:30:00Z')).toEqual({ isOpen: true, text: 'Market open until 4:00 PM EST' });
  expect(at('2026-11-20T21:00:00Z')).toEqual({ isOpen: false, text: 'Market closed at 4:00 PM EST' });
});

test('on a Saturday the market is closed, and opens on Monday', () => {
  expect(at('2026-11-21T15:00:00Z')).toEqual({
    isOpen: false,
    text: 'Market closed today, opens Monday at 9:30 AM EST',
  });
});

test('a holiday is a closed day, and the day after Thanksgiving a half one', () => {
  expect(at('2026-11-26T15:00:00Z').text).toBe('Market closed today, opens Friday at 9:30 AM EST');
  expect(at('2026-11-27T15:00:00Z').text).toBe('Market open until 1:00 PM EST (half day)');
});

test('the heading is the day in New York, also while London is a day ahead', () => {
  expect(dayHeading(new Date('2026-11-21T02:00:00Z'))).toBe('Friday, November 20');
});
