import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { changeOf, difference, product, quotient, sum } from './arithmetic.ts';
import { filedFigure } from './statement.fixture.ts';

const operating = filedFigure('CFO', 120);
const spent = filedFigure('capex', 20, '2020-12-31', ['fallback_tag']);

describe('a derived figure', () => {
  test('keeps the filings of its parts, a subtracted one with a minus', () => {
    const free = difference(operating, spent, 'CFO − capex');
    expect(free).toMatchObject({ value: 100, formula: 'CFO − capex', marks: ['fallback_tag'] });
    expect(free.sources.map(({ sign, tag, value }) => [sign, tag, value])).toEqual([
      [1, 'CFO', 120],
      [-1, 'capex', 20],
    ]);
  });

  test('keeps each mark of its parts once', () => {
    expect(sum([spent, spent], 'twice').marks).toEqual(['fallback_tag']);
    expect(product(operating, spent, 'product')).toMatchObject({ value: 2400, marks: ['fallback_tag'] });
  });

  test('with a missing part has no value and says so', () => {
    const notFiled = missing('not_filed');
    expect(difference(operating, notFiled, '')).toEqual(missing('part_missing'));
    expect(sum([operating, notFiled], '')).toEqual(missing('part_missing'));
    expect(product(notFiled, operating, '')).toEqual(missing('part_missing'));
    expect(quotient(notFiled, operating, '', 'whole_not_positive')).toEqual(missing('part_missing'));
  });

  test('passes on a more specific reason of a part', () => {
    const bank = missing('not_meaningful_for_financials');
    expect(quotient(bank, operating, '', 'whole_not_positive')).toEqual(bank);
    expect(quotient(missing('not_filed'), missing('no_price'), '', 'whole_not_positive')).toEqual(
      missing('no_price'),
    );
    expect(changeOf(operating, bank, '')).toEqual(bank);
  });

  test('has no share of zero or of a negative total', () => {
    expect(quotient(operating, filedFigure('x', 0), '', 'eps_not_positive')).toEqual(
      missing('eps_not_positive'),
    );
    expect(quotient(operating, filedFigure('x', -1), '', 'whole_not_positive')).toEqual(
      missing('whole_not_positive'),
    );
  });
});

describe('a change', () => {
  test('needs a period before it', () => {
    expect(changeOf(operating, null, '')).toEqual(missing('previous_missing'));
    expect(changeOf(operating, missing('not_filed'), '')).toEqual(missing('previous_missing'));
    expect(changeOf(missing('not_filed'), operating, '')).toEqual(missing('part_missing'));
  });

  test("from a loss isn't meaningful", () => {
    expect(changeOf(operating, filedFigure('x', -5), '')).toEqual(missing('previous_not_positive'));
  });
});
