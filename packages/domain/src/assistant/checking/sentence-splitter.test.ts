import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './checked.fixture.ts';
import { SentenceSplitter } from './index.ts';

describe('a text is cut into sentences as it comes', () => {
  const text =
    'Acme Inc. reported it. Revenue was {ACME FY2024 revenue}, or 3.5 of it! Is it so? See the U.S. filing vs. the last.\n- A line\n\nAnd the end';
  const sentences = [
    'Acme Inc. reported it.',
    'Revenue was {ACME FY2024 revenue}, or 3.5 of it!',
    'Is it so?',
    'See the U.S. filing vs. the last.',
    '- A line',
    'And the end',
  ];

  test('the same wherever its pieces are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const splitter = new SentenceSplitter();
        const ends = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const found = ends.slice(1).flatMap((end, at) => splitter.push(text.slice(ends[at], end)));
        expect([...found, ...splitter.end()]).toEqual(sentences);
      }),
    );
  });

  test('one that doesn’t end is cut off, and left out', () => {
    const splitter = new SentenceSplitter();
    for (let times = 0; times < 100; times++) expect(splitter.push('word '.repeat(100))).toEqual([]);
    const [rest = ''] = splitter.end();
    expect(rest.length).toBeLessThan(1_100);
    expect(check(rest).leftOut).toBe('not_prose');
  });
});
