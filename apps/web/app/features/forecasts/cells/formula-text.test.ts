import { expect, test } from 'vitest';
import { closed, everyFunction, placeOf, suggestionsFor, withReference } from './formula-text.ts';
import type { Typing } from './typing.ts';

const typed = (text: string, rest: Partial<Typing> = {}): Typing => ({
  row: 'margin',
  column: '2028',
  field: 'cell',
  text,
  before: '',
  replaces: true,
  refusal: null,
  caret: text.length,
  placed: 0,
  suggestions: [],
  chosen: 0,
  result: null,
  clicked: null,
  ...rest,
});

test('a click on a forecast cell is meant relatively, on a filed one for its year', () => {
  expect(withReference(typed('='), 'margin', 2027, 2025)?.text).toBe('=margin[-1]');
  expect(withReference(typed('=AVERAGE('), 'revenueChange', 2024, 2025)?.text).toBe(
    '=AVERAGE(revenueChange[2024]',
  );
  expect(withReference(typed('=1+'), 'margin', 'averages', 2025)?.text).toBe('=1+averages.margin');
});

test('the next click replaces the reference of the last, and where a value is done it writes none', () => {
  const first = withReference(typed('=2*'), 'margin', 2027, 2025);
  const second = withReference(typed('', { ...first, clicked: first?.clicked ?? null }), 'roe', 2024, 2025);
  expect(second).toMatchObject({ text: '=2*roe[2024]', caret: 12 });
  expect(withReference(typed('=margin[-1]'), 'roe', 2024, 2025)).toBeNull();
  expect(withReference(typed('7.5'), 'roe', 2024, 2025)).toBeNull();
});

test('words are suggested until one is whole', () => {
  expect(suggestionsFor('=marg', 5, 'margin').map(({ insert }) => insert)).toContain('margin');
  expect(suggestionsFor('=margin', 7, 'margin')).toEqual([]);
  expect(everyFunction(1)).toHaveLength(8);
});

test('brackets left open at the end are closed', () => {
  expect(closed('=MAX(1; (2 + 3')).toBe('=MAX(1; (2 + 3))');
  expect(closed('=(margin[-1]')).toBe('=(margin[-1])');
  for (const formula of ['=margin[-1]', '=MAX(', '=1 + )']) expect(closed(formula)).toBe(formula);
});

test('Terminal is the sixth year after the last one filed', () => {
  expect(placeOf({ column: 'Terminal' }, 2025)).toEqual({ year: 2031, terminalYear: 2031 });
  expect(placeOf({ column: '2026' }, 2025)).toEqual({ year: 2026, terminalYear: 2031 });
});
