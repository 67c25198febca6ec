import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTyped, tagKey, tagName } from './tags.ts';

test.each([
  ['free-cash flow', 'FREECASHFLOW'],
  ['10-K', '10K'],
  ['маржа', 'МАРЖА'],
  ['café', 'CAFÉ'],
  ['straße', 'STRASSE'],
  ['ｆｕｌｌ１', 'FULL1'],
  ['a\u200Bb\u202Ec', 'ABC'],
  ['ᴍᴀʀɢɪɴ', ''],
  ['Łódź Đà Nẵng', 'ŁÓDŹĐÀNẴNG'],
  ['αβγ 日本 ٣ 🙂', ''],
])('%j is shown as %j', (text, name) => {
  expect(tagName(text)).toBe(name);
});

test('tags that differ by case are one', () => {
  expect(tagKey('Margin')).toBe(tagKey('mARGIN'));
});

test('tags that differ by letters that look alike are one', () => {
  expect(tagKey('СОРЕ')).toBe('COPE');
  expect(tagKey('сорe')).toBe('COPE');
  expect(tagKey('АВЕКМНОРСТХУ')).toBe('ABEKMHOPCTXY');
});

test('tags that differ by accents are one, in whatever form they are typed', () => {
  expect(tagKey('Café')).toBe('CAFE');
  expect(tagKey('Cafe\u0301')).toBe('CAFE');
  expect(tagKey('ЁЛКА')).toBe(tagKey('ЕЛКА'));
});

test('Й is a letter of its own, however it is typed', () => {
  expect(tagKey('рай')).not.toBe(tagKey('раи'));
  expect(tagKey('раи\u0306')).toBe(tagKey('рай'));
});

test('tags of other words are different', () => {
  expect(new Set(['DEBT', 'ДОЛГ', 'DEBTS', 'DEBT1'].map(tagKey)).size).toBe(4);
});

test('a space, a comma, a period and Enter each end a tag', () => {
  expect(splitTyped('debt margin,moat.10k\nbuyb')).toEqual({
    tags: ['DEBT', 'MARGIN', 'MOAT', '10K'],
    rest: 'buyb',
  });
});

test('what isn’t ended is no tag yet, and nothing is none', () => {
  expect(splitTyped('debt')).toEqual({ tags: [], rest: 'debt' });
  expect(splitTyped(' ,. \n')).toEqual({ tags: [], rest: '' });
});

test('a tag that is typed twice is made once, as it was typed first', () => {
  expect(splitTyped('café debt cafe ')).toEqual({ tags: ['CAFÉ', 'DEBT'], rest: '' });
});

const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

test('the name of a name is itself, and so is the key of a key', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(tagName(tagName(text))).toBe(tagName(text));
      expect(tagKey(tagKey(text))).toBe(tagKey(text));
      expect(tagKey(tagName(text))).toBe(tagKey(text));
    }),
  );
});

test('a name is empty exactly when its key is', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(tagKey(text) === '').toBe(tagName(text) === '');
    }),
  );
});
