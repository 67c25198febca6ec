import { describe, expect, test } from 'vitest';
import {
  addTags,
  canSaveNote,
  canUpdateNote,
  isSameNote,
  noteSortOf,
  noteSorts,
  storedNoteSort,
} from './index.ts';

test('tags end with Enter or a comma, upper-cased, each once; empty ones are ignored', () => {
  expect(addTags(['NKE'], 'aapl')).toEqual(['NKE', 'AAPL']);
  expect(addTags(['NKE'], ' lulu , nke,,')).toEqual(['NKE', 'LULU']);
  expect(addTags([], 'ß, ﬁ')).toEqual(['ß', 'ﬁ']);
  expect(addTags(['NKE'], '  ')).toEqual(['NKE']);
});

describe('a note can be added', () => {
  test.each([
    ['Inventory is back.', ['NKE'], true],
    ['', ['NKE'], false],
    [' \n\t', ['NKE'], false],
    ['Inventory is back.', [], false],
    ['Inventory is back.', Array.from({ length: 21 }, (_, at) => `S${at}`), false],
  ])('with the text %j and the tags %j: %s', (description, symbols, expected) => {
    expect(canSaveNote({ description, symbols })).toBe(expected);
  });

  test('an update needs a text alone', () => {
    expect(canUpdateNote({ description: 'Raised.' })).toBe(true);
    expect(canUpdateNote({ description: ' ' })).toBe(false);
  });
});

const note = {
  title: 'Membership',
  description: 'The fee is the product.',
  notePrice: 914.2,
  fairValueEstimate: '610-690',
  belowPrice: 640,
  symbols: ['COST'],
};

describe('an edit is sent', () => {
  test.each([
    ['not when nothing changed', {}, true],
    ['not for spaces around the text', { description: ' The fee is the product. \r\n' }, true],
    ['for a title', { title: 'Fees' }, false],
    ['for a text', { description: 'The fee.' }, false],
    ['for a price alone', { notePrice: 914 }, false],
    ['for a range alone', { fairValueEstimate: '610-700' }, false],
    ['for a buy-below price taken out', { belowPrice: null }, false],
    ['for a tag', { symbols: ['COST', 'WMT'] }, false],
  ])('%s', (_, changed, isSame) => {
    expect(isSameNote(note, { ...note, ...changed })).toBe(isSame);
  });

  test('no title and an empty one are the same', () => {
    expect(isSameNote({ ...note, title: null }, { ...note, title: ' ' })).toBe(true);
  });
});

test('a stored sort is a place in the menu, from 1; 3 is what was updated last', () => {
  expect(noteSorts.map(storedNoteSort)).toEqual([1, 2, 3, 4]);
  expect(noteSortOf(3)).toBe('updated');
  expect(noteSortOf(9)).toBe('newest');
});
