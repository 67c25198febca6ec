import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Close } from './close.ts';
import { closesOf, columnsOf, sliceColumns } from './close-columns.ts';

const close = (day: string, price: number, simulated = false): Close => ({ day, close: price, simulated });

describe('closes in columns', () => {
  test('count weekend days and name simulated ranges', () => {
    const closes = [
      close('2026-08-20', 9),
      close('2026-08-21', 9.5, true),
      close('2026-08-24', 10, true),
      close('2026-08-25', 11),
    ];
    expect(columnsOf(closes)).toEqual({
      first: '2026-08-20',
      gaps: [0, 1, 3, 1],
      values: [9, 9.5, 10, 11],
      simulated: [[1, 3]],
    });
  });

  const anyCloses = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.boolean(),
      ),
      {
        maxLength: 60,
      },
    )
    .map((rows) => {
      let day = Date.parse('2016-02-27');
      return rows.map(([gap, price, simulated]) => {
        day += gap * 86_400_000;
        return close(new Date(day).toISOString().slice(0, 10), price, simulated);
      });
    });

  test('survive the round trip', () => {
    fc.assert(
      fc.property(anyCloses, (closes) => {
        expect(closesOf(columnsOf(closes))).toEqual(closes);
      }),
    );
  });

  test('can be sliced', () => {
    fc.assert(
      fc.property(anyCloses, fc.nat(61), fc.nat(61), (closes, from, to) => {
        expect(sliceColumns(columnsOf(closes), from, to)).toEqual(columnsOf(closes.slice(from, to)));
      }),
    );
  });
});
