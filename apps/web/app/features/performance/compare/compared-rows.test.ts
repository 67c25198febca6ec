import { describe, expect, test } from 'vitest';
import { comparedRows } from './compared-rows.ts';

const alone = { indicators: ['revenue', 'stockPrice', 'roe'], mode: 'absolute' } as const;
const compared = { indicators: ['stockPrice'], mode: 'rebased', alone } as const;

describe('with the first compared company a chart goes to one row, rebased', () => {
  test('the price, if it is plotted, and keeps the others for later', () => {
    expect(comparedRows({ ...alone, alone: null }, 0, 1)).toEqual(compared);
  });

  test('else the first row', () => {
    expect(comparedRows({ ...alone, indicators: ['roe', 'revenue'], alone: null }, 0, 1).indicators).toEqual([
      'roe',
    ]);
  });

  test('or the price of an empty chart', () => {
    expect(comparedRows({ ...alone, indicators: [], alone: null }, 0, 2).indicators).toEqual(['stockPrice']);
  });
});

test('further companies change no row', () => {
  expect(comparedRows(compared, 1, 2)).toEqual({});
  expect(comparedRows(compared, 2, 1)).toEqual({});
});

describe('without the last compared company', () => {
  test('a chart returns to its rows', () => {
    expect(comparedRows(compared, 1, 0)).toEqual({ ...alone, alone: null });
  });

  test('rows chosen meanwhile stay', () => {
    expect(comparedRows({ ...compared, indicators: ['roe'] }, 1, 0)).toEqual({ alone: null });
    expect(comparedRows({ ...compared, mode: 'absolute' }, 1, 0)).toEqual({ alone: null });
  });

  test('a chart of choices made before has nothing to return to', () => {
    expect(comparedRows({ ...compared, alone: null }, 1, 0)).toEqual({});
  });
});
