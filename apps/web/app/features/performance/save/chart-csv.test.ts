import { expect, test } from 'vitest';
import { momentOf } from '../../../ui/chart/time/moment.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';
import { chartCsv } from './chart-csv.ts';

const point = (day: string, value: number) => ({
  day: momentOf(day),
  value,
  simulated: false,
  forecast: false,
});
const price: PlottedSeries = {
  id: 'AAPL stockPrice',
  symbol: 'AAPL',
  indicator: 'stockPrice',
  name: 'Stock price',
  endName: null,
  unit: 'perShare',
  unitLabel: 'USD per share',
  fine: false,
  currency: 'USD',
  isPrice: true,
  pace: 'daily',
  trailing: false,
  rebased: false,
  why: null,
  look: { colour: 1, pattern: 0 },
  points: [point('2026-02-06', 270), point('2026-02-10', 272)],
};
const dividend = { kind: 'dividend', text: 'Dividend 0.26 USD per share' } as const;
const report = { kind: 'report', text: '10-Q filed' } as const;

test('a saved chart has its events, also on days without a value, and none outside its time', () => {
  const events = [
    { ...report, day: momentOf('2025-10-31') },
    { ...dividend, day: momentOf('2026-02-09') },
    { ...dividend, day: momentOf('2026-02-10') },
    { ...report, day: momentOf('2026-02-10') },
  ];
  expect(chartCsv([price], [], events).split('\r\n')).toEqual([
    'Date,Period,AAPL Stock price (USD per share),Events,Remark',
    '2026-02-06,,270,,',
    '2026-02-09,,,Dividend 0.26 USD per share,',
    '2026-02-10,,272,Dividend 0.26 USD per share; 10-Q filed,',
  ]);
});

test('a saved chart without events has no column for them', () => {
  expect(chartCsv([price], []).split('\r\n')[0]).toBe('Date,Period,AAPL Stock price (USD per share),Remark');
});
