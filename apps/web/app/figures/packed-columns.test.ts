import { rowKeys } from '@tenfold/domain/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financials, ltm } from '../features/financials/financials.fixture.ts';
import { packColumns } from './pack-columns.ts';
import { unpackColumns } from './packed-columns.ts';

test('packed columns unpack unchanged: years, twelve months, averages and quarters', () => {
  const { actual, average, quarterly } = financials;
  const columns = [...actual, ltm, ...average, ...quarterly];
  expect(unpackColumns(packColumns(columns))).toEqual(columns);
  expect(unpackColumns(packColumns([]))).toEqual([]);
});

test('no figure, reason or mark changes in a packed column', () => {
  const key = fc.constantFrom(...rowKeys);
  const word = fc.constantFrom('not_filed', 'derived', 'restated', 'simulated_price', 'for_signed_in');
  const remarks = {
    figure: fc.oneof(
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    ),
    why: fc.dictionary(key, word, { noNullPrototype: true }),
    marks: fc.dictionary(key, fc.array(word, { minLength: 1, maxLength: 3 }), { noNullPrototype: true }),
  };
  const [template] = financials.actual;
  if (template === undefined) throw new Error('the fixture has years');
  fc.assert(
    fc.property(fc.array(fc.record({ ...remarks, key }), { minLength: 1, maxLength: 12 }), (some) => {
      const columns = some.map(({ key: row, figure, why, marks }) => ({
        ...template,
        [row]: figure,
        why,
        marks,
      }));
      expect(unpackColumns(packColumns(columns))).toEqual(columns);
    }),
  );
});
