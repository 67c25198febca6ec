import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicName, shortBio } from './public-name.ts';

const named = (firstName: string, secondName: string) =>
  publicName({ firstName, secondName, memberNumber: 12 });

test('a person is named by first and last name', () => {
  expect(named('Ann', 'Lee')).toBe('Ann Lee');
  expect(named(' Mary  Ann ', '')).toBe('Mary Ann');
  expect(named('', 'Lee')).toBe('Lee');
});

test('a person without a name is a member with a number', () => {
  expect(named('', ' ')).toBe('Member 12');
});

test.each([
  ['ann@example.com', ''],
  ['Ann', 'ann@example.com'],
  ['ann＠example.com', ''],
])('an email address is no name: %j %j', (firstName, secondName) => {
  expect(named(firstName, secondName)).toBe('Member 12');
});

test.each([
  ['Retail analyst at a bank', 'Retail analyst'],
  ['Former CFO, chemicals', 'Former CFO,'],
  ['Investor', 'Investor'],
  ['', ''],
  ['Telecommunications engineering', 'Telecommunications'],
  ['Rindfleischetikettierungsüberwachung', 'Rindfleischetikettierungs'],
  ['Twelve-letter twelve-lettes', 'Twelve-letter'],
  ['exactly twenty-five-char', 'exactly twenty-five-char'],
])('%j is %j in short', (bio, short) => {
  expect(shortBio(bio)).toBe(short);
});

test('a short bio is the beginning of the bio, of two words and 25 characters at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (bio) => {
      const short = shortBio(bio);
      expect([...short].length).toBeLessThanOrEqual(25);
      expect(short.split(' ').length).toBeLessThanOrEqual(2);
      expect(bio.trim().split(/\s+/u).join(' ').startsWith(short)).toBe(true);
    }),
  );
});
