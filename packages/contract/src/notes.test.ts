import { describe, expect, test } from 'vitest';
import { createNote, deleteNote, listCompanyNotes, saveNote, updateNote } from './notes.ts';

const written = { description: 'Inventory is back.', symbols: ['nke'] };

function messageOf(body: unknown): string | undefined {
  const read = createNote.body.safeParse(body);
  return read.success ? undefined : read.error.issues[0]?.message;
}

test('a note needs a text and a company alone', () => {
  expect(createNote.body.parse(written)).toEqual({
    title: null,
    description: 'Inventory is back.',
    symbols: ['NKE'],
    notePrice: null,
    fairValueEstimate: null,
    belowPrice: null,
  });
});

describe('a note is refused', () => {
  test.each([
    ['without text', { description: '' }, 'Write your note'],
    ['with a blank text', { description: ' \n ' }, 'Write your note'],
    ['with a text too long', { description: 'a'.repeat(20_001) }, 'Use at most 20,000 characters'],
    ['with a title too long', { title: 'a'.repeat(201) }, 'Use at most 200 characters'],
    ['with no company', { symbols: [] }, 'Add at least one company'],
    [
      'with too many',
      { symbols: Array.from({ length: 21 }, (_, at) => `S${at}`) },
      'Use at most 20 companies',
    ],
    ['with words for a price', { notePrice: 'abc' }, 'Invalid format. Please input number.'],
    ['with a fourth decimal', { notePrice: 12.3456 }, 'Invalid format. Please input number.'],
    ['with a fourth decimal typed', { belowPrice: '12.3456' }, 'Invalid format. Please input number.'],
    ['with a list for a price', { belowPrice: [1] }, 'Invalid format. Please input number.'],
    [
      'with one price for a range',
      { fairValueEstimate: '330' },
      'Invalid format. Please use the format: 330-450.',
    ],
    [
      'with a range of three parts',
      { fairValueEstimate: '330-450-500' },
      'Invalid format. Please use the format: 330-450.',
    ],
    [
      'with the higher price first',
      { fairValueEstimate: '450-330' },
      'Invalid format. Please use the format: 330-450.',
    ],
    [
      'with a number for a range',
      { fairValueEstimate: 330 },
      'Invalid format. Please use the format: 330-450.',
    ],
  ])('%s', (_, changed, message) => {
    expect(messageOf({ ...written, ...changed })).toBe(message);
  });
});

test('prices are numbers or text as typed, and empty text is none', () => {
  const read = createNote.body.parse({
    ...written,
    title: ' ',
    notePrice: '65,5',
    belowPrice: '',
    fairValueEstimate: ' 70 - 85.50',
  });
  expect(read).toMatchObject({
    title: null,
    notePrice: 65.5,
    belowPrice: null,
    fairValueEstimate: '70-85.5',
  });
});

test('tags are upper-cased, each once', () => {
  expect(createNote.body.parse({ ...written, symbols: ['nke', ' aapl', 'NKE'] }).symbols).toEqual([
    'NKE',
    'AAPL',
  ]);
});

test('an edit leaves what is left out', () => {
  expect(saveNote.body.parse({ revision: 2, title: 'Fees' })).toEqual({ revision: 2, title: 'Fees' });
});

test('an update needs a text alone', () => {
  expect(updateNote.body.parse({ revision: 2, description: 'Raised.' })).not.toHaveProperty('symbols');
  expect(updateNote.body.safeParse({ revision: 2, description: ' ' }).success).toBe(false);
});

test('a note has an id above 0', () => {
  expect(deleteNote.params.safeParse({ noteId: '0' }).success).toBe(false);
  expect(deleteNote.params.safeParse({ noteId: '1' }).success).toBe(true);
});

test('deleting needs no body', () => expect(deleteNote.body.parse(undefined)).toEqual({}));

test('pages are counted from 1 and hold at most 100', () => {
  const read = (page: string, size: string) =>
    listCompanyNotes.params.safeParse({ symbol: 'NKE', page, size }).success;
  expect([read('1', '100'), read('0', '20'), read('1', '0'), read('1', '101')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
