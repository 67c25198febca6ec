import { expect, test } from 'vitest';
import { nameField } from '../accounts/credentials.ts';
import { hostileTexts, seededDice } from '../text/hostile-texts.fixture.ts';
import { answerCommentText, answerText, questionForm } from './post-fields.ts';

/** Hide, turn, or are no letter: none of those that the fixture sends may arrive, but for joiners in their place. */
const slyCodes = new Set(
  [
    0x0, 0x1b, 0x85, 0xad, 0x34f, 0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202e, 0x2028, 0x2060, 0x2066,
    0x2069,
  ].concat([0x2800, 0x3164, 0xfeff, 0xd800, 0xe000, 0xfdd0, 0xe0041]),
);

function isSly(text: string): boolean {
  return [...text].some((letter) => slyCodes.has(letter.codePointAt(0) ?? 0)) || /\p{M}{5}/u.test(text);
}

test('20,000 hostile texts are taken without anything hidden in them, or refused with a sentence', () => {
  const seen = { taken: 0, refused: 0 };
  for (const text of hostileTexts(20_000, seededDice(27))) {
    const results = [
      answerText.safeParse(text),
      answerCommentText.safeParse(text),
      questionForm.safeParse({ title: text, description: text }),
      nameField.safeParse(text),
    ];
    for (const { success, data, error } of results) {
      seen[success ? 'taken' : 'refused'] += 1;
      const texts = typeof data === 'string' ? [data] : [data?.title ?? '', data?.description ?? ''];
      if (texts.some((each) => isSly(each) || each.length > 10_000)) expect.fail(JSON.stringify(text));
      if (!success && !error.issues.every(({ message }) => /^[A-Z].{8,}/.test(message))) {
        expect.fail(JSON.stringify(error.issues));
      }
    }
  }
  expect(seen.taken).toBeGreaterThan(10_000);
  expect(seen.refused).toBeGreaterThan(10_000);
});

test.each(['Аnn Lee', 'Ѕam Ito', 'Τenfold'])(
  'a name with a letter of another alphabet is refused: %s',
  (name) => {
    expect(nameField.safeParse(name).error?.issues[0]?.message).toBe('Use letters of one alphabet in a name');
  },
);

test.each(['Анна Ли', 'Žižek', 'Ελένη', 'Anna Ли'])('a name in any alphabet is taken: %s', (name) => {
  expect(nameField.safeParse(name).success).toBe(true);
});
