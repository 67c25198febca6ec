import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderCompanies } from './order-companies.ts';

const list = fc.uniqueArray(
  fc.record({ symbol: fc.stringMatching(/^[A-F]{1,2}$/), cik: fc.constant(1), isRemoved: fc.boolean() }),
  { selector: ({ symbol }) => symbol, maxLength: 12 },
);

test('an order keeps every company, the named ones first and as named', () => {
  fc.assert(
    fc.property(list, fc.array(fc.stringMatching(/^[A-G]{1,2}$/)), (entries, order) => {
      const ordered = orderCompanies(entries, order);
      expect(ordered.toSorted()).toEqual(entries.map(({ symbol }) => symbol).toSorted());
      const present = new Set(entries.flatMap(({ symbol, isRemoved }) => (isRemoved ? [] : [symbol])));
      const shown = ordered.filter((symbol) => present.has(symbol));
      const named = [...new Set(order)].filter((symbol) => present.has(symbol));
      expect(shown.slice(0, named.length)).toEqual(named);
    }),
    { endOnFailure: true },
  );
});

test('asking for the order there is changes nothing, those removed included', () => {
  fc.assert(
    fc.property(list, (entries) => {
      const present = entries.flatMap(({ symbol, isRemoved }) => (isRemoved ? [] : [symbol]));
      expect(orderCompanies(entries, present)).toEqual(entries.map(({ symbol }) => symbol));
    }),
    { endOnFailure: true },
  );
});
