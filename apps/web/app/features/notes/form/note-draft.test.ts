import { expect, test } from 'vitest';
import { noteUpdateOf } from './note.fixture.ts';
import { blankDraft, isUnchanged, isWorthSaving, problemsOf, toDraft, toNoteText } from './note-draft.ts';

const written = noteUpdateOf({
  title: 'Capex step-up',
  description: 'Check in two quarters.',
  notePrice: 203.35,
  fairValueEstimate: '170-200',
  belowPrice: 175,
  symbols: ['AAPL', 'MSFT'],
});

test('a note opened and closed again is unchanged', () => {
  expect(isUnchanged(toDraft(written), written)).toBe(true);
  expect(isUnchanged(toDraft(noteUpdateOf({})), noteUpdateOf({}))).toBe(true);
});

test.each([
  ['title', 'Capex'],
  ['description', 'Check in a year.'],
  ['notePrice', '203.4'],
  ['fairValueEstimate', '170-210'],
  ['belowPrice', ''],
] as const)('a changed %s is a change', (field, typed) => {
  expect(isUnchanged({ ...toDraft(written), [field]: typed }, written)).toBe(false);
});

test('a price that is no price is a change, and has its message', () => {
  const draft = { ...toDraft(written), notePrice: '.', fairValueEstimate: '330', belowPrice: '.' };
  expect(isUnchanged(draft, written)).toBe(false);
  expect(problemsOf(draft)).toEqual({
    notePrice: 'Invalid format. Please input number.',
    fairValueEstimate: 'Invalid format. Please use the format: 330-450.',
    belowPrice: 'Invalid format. Please input number.',
  });
});

test('a tag that was typed and not chosen is asked about, not left out', () => {
  expect(problemsOf(blankDraft(['AAPL']), ' appl ')).toEqual({
    symbols: '“appl” is no tag yet. Choose a company, press Enter, or clear it.',
  });
  expect(problemsOf(blankDraft(['AAPL']), ' ')).toEqual({});
});

test('a tag that can be no symbol is named before the note is sent', () => {
  expect(problemsOf(blankDraft(['AAPL', 'A🍎']))).toEqual({
    symbols: '“A🍎” is no symbol. Symbols have up to 12 letters, digits, dots and dashes.',
  });
  expect(problemsOf(blankDraft(['BRK-B', 'BRK.B', '7203']))).toEqual({});
});

test('empty price fields have no message, and are sent as nothing', () => {
  expect(problemsOf(blankDraft(['AAPL']))).toEqual({});
  expect(toNoteText(blankDraft(['AAPL']))).toMatchObject({
    title: null,
    notePrice: null,
    fairValueEstimate: null,
    belowPrice: null,
  });
});

test('what the page filled in is not worth keeping; what somebody typed is', () => {
  expect(isWorthSaving({ ...blankDraft(['AAPL']), notePrice: '203.35' })).toBe(false);
  expect(isWorthSaving({ ...blankDraft([]), description: 'Renewal rates' })).toBe(true);
});
