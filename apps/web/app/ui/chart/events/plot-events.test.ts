import { expect, test } from 'vitest';
import { eventsNear, lanesOf, type PlotEvent, placeEvents } from './plot-events.ts';

const time = { from: 0, to: 100, x: (day: number) => day * 5 };
const events: PlotEvent[] = [
  { day: 10, kind: 'report', text: '10-Q filed' },
  { day: 40, kind: 'dividend', text: 'Dividend 0.26 USD' },
  { day: 40.5, kind: 'report', text: '10-K filed' },
  { day: 200, kind: 'split', text: '4-for-1 split' },
];

test('each kind that happened has a lane of its own', () => {
  expect(lanesOf(events, time)).toEqual(['report', 'dividend']);
  const placed = placeEvents(events, time, lanesOf(events, time), 300);
  expect(placed.map(({ x, y }) => [x, y])).toEqual([
    [50, 305.5],
    [200, 316.5],
    [202.5, 305.5],
  ]);
});

test('an event on a series stands there, without a lane', () => {
  const on = { series: 'price', value: 270, label: '270.00 fired' };
  const fired: PlotEvent = { day: 20, kind: 'alert', text: 'Price alert fired', on };
  expect(lanesOf([fired], time)).toEqual([]);
  const yOf = (series: string) => (series === 'price' ? (value: number) => 300 - value : null);
  expect(placeEvents([fired], time, [], 400, yOf)).toEqual([
    { ...fired, x: 100, y: 30, label: { text: on.label, anchor: 'start' } },
  ]);
  expect(placeEvents([fired], time, [], 400)).toEqual([]);
});

test('of labels that would cover each other the latest shows', () => {
  const at = (day: number, value: number): PlotEvent => ({
    day,
    kind: 'alert',
    text: 'Price alert fired',
    on: { series: 'price', value, label: `${value} fired` },
  });
  const fired = [at(51, 270), at(52, 272), at(53, 200), at(15, 271)];
  const placed = placeEvents(fired, time, [], 400, () => (value) => 300 - value);
  expect(placed.map(({ label }) => label?.text)).toEqual([undefined, '272 fired', '200 fired', '271 fired']);
});

test('at a day is read what no pointer could tell apart, oldest first', () => {
  const placed = placeEvents(events, time, lanesOf(events, time), 0);
  expect(eventsNear(placed, 201).map(({ text }) => text)).toEqual(['Dividend 0.26 USD', '10-K filed']);
  expect(eventsNear(placed, 100)).toEqual([]);
});
