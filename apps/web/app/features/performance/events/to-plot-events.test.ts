import { expect, test } from 'vitest';
import { momentOf } from '../../../ui/chart/time/moment.ts';
import { toPlotEvents } from './to-plot-events.ts';

test('events say what happened', () => {
  const of = { date: '2020-08-31', form: null };
  const events = toPlotEvents(
    [
      { date: '2020-10-30', kind: 'report', form: '10-K', value: null },
      { ...of, kind: 'dividend', value: 0.205 },
      { ...of, kind: 'split', value: 4 },
      { ...of, kind: 'split', value: 1 / 8 },
    ],
    'USD',
  );
  expect(events.map(({ text }) => text)).toEqual([
    '10-K filed',
    'Dividend 0.205 USD per share',
    '4-for-1 split',
    '1-for-8 reverse split',
  ]);
  expect(events[0]?.day).toBe(momentOf('2020-10-30'));
});
