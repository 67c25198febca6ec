import { expect, test } from 'vitest';
import { countLinks } from './count-links.ts';
import { isReadFirst, standingOf, type WriterRecord, writingRefusal } from './standing.ts';
import { textKey } from './text-key.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, 9) + hours * 3_600_000);
const day = 24;
const writer = (more: Partial<WriterRecord> = {}): WriterRecord => ({
  settledAt: null,
  approvedAt: [],
  postedAt: [],
  limitedUntil: null,
  ...more,
});
const approved = [at(0), at(1)];

test('an account is new until seven days after its first approved post', () => {
  expect(standingOf(writer(), at(1_000))).toBe('new');
  expect(standingOf(writer({ approvedAt: [at(0)] }), at(7 * day - 1))).toBe('new');
  expect(standingOf(writer({ approvedAt: [at(0)] }), at(7 * day))).toBe('settled');
  expect(standingOf(writer({ settledAt: at(0) }), at(0))).toBe('settled');
});

test('the first two posts are read first, however old the account is, and those of earlier members never', () => {
  expect(isReadFirst(writer(), at(0))).toBe(true);
  expect(isReadFirst(writer({ approvedAt: [at(0)] }), at(100 * day))).toBe(true);
  expect(isReadFirst(writer({ approvedAt: approved }), at(2))).toBe(false);
  expect(isReadFirst(writer({ settledAt: at(0) }), at(2))).toBe(false);
});

test('a new account writes three posts in 24 hours, and the next one once the first is a day old', () => {
  const postedAt = [at(2), at(0), at(1)];
  expect(writingRefusal(writer({ postedAt: postedAt.slice(1) }), 0, at(3))).toBeNull();
  expect(writingRefusal(writer({ postedAt }), 0, at(3))).toEqual({
    why: 'posts',
    most: 3,
    by: 'new',
    until: at(day),
  });
  expect(writingRefusal(writer({ postedAt }), 0, at(day - 0.01))).not.toBeNull();
  expect(writingRefusal(writer({ postedAt }), 0, at(day))).toBeNull();
});

test('a settled one writes twenty', () => {
  const settled = { settledAt: at(-1) };
  const posted = (count: number) => Array.from({ length: count }, (_, index) => at(index / 10));
  expect(writingRefusal(writer({ ...settled, postedAt: posted(19) }), 9, at(3))).toBeNull();
  expect(writingRefusal(writer({ ...settled, postedAt: posted(20) }), 0, at(3))).toMatchObject({ most: 20 });
});

test('one that an editor limited writes three, until the limit ends', () => {
  const limited = { settledAt: at(-1), limitedUntil: at(7 * day) };
  const postedAt = [at(0), at(1), at(2)];
  expect(writingRefusal(writer({ ...limited, postedAt: postedAt.slice(1) }), 0, at(3))).toBeNull();
  expect(writingRefusal(writer({ ...limited, postedAt }), 0, at(3))).toEqual({
    why: 'posts',
    most: 3,
    by: 'editor',
    until: at(day),
  });
  expect(writingRefusal(writer({ ...limited, postedAt }), 0, at(day))).toBeNull();
  const endsSoon = writer({ ...limited, postedAt, limitedUntil: at(5) });
  expect(writingRefusal(endsSoon, 0, at(3))).toMatchObject({ until: at(5) });
  expect(writingRefusal(endsSoon, 0, at(5))).toBeNull();
  const twenty = Array.from({ length: 20 }, (_, index) => at(index / 10));
  const full = writer({ ...limited, postedAt: twenty, limitedUntil: at(5) });
  expect(writingRefusal(full, 0, at(3))).toMatchObject({ by: 'editor', until: at(day) });
});

test('a new account uses two links in a text, a settled one as many as it needs', () => {
  expect(writingRefusal(writer(), 2, at(0))).toBeNull();
  expect(writingRefusal(writer(), 3, at(0))).toEqual({ why: 'links', most: 2 });
  expect(writingRefusal(writer({ settledAt: at(-1) }), 30, at(0))).toBeNull();
});

test.each([
  ['Revenue fell. The U.S. segment grew, e.g. in Q3.2 by 4.5%.', 0],
  ['See https://sec.gov/x and http://a.example', 2],
  ['buy at www.pills.example and pills.com/now', 2],
  ['javascript://alert(1) ftp://x HTTPS://Y.COM', 3],
  ['write to ann@example.com', 0],
])('%j names %i links', (text, links) => {
  expect(countLinks(text)).toBe(links);
});

test('the same words are the same text in capitals, with accents, spaces and look-alike letters', () => {
  const key = textKey('Buy now: cheap shares');
  // A Cyrillic В and а, full-width letters, accents.
  for (const dressed of ['BUY NOW cheap  shares!!', 'Вuy now, cheap shаres', 'ｂuy now chéap shares']) {
    expect(textKey(dressed)).toBe(key);
  }
  expect(textKey('Sell now: cheap shares')).not.toBe(key);
  expect(textKey('?!')).not.toBe(textKey('…'));
});
