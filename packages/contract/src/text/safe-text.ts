import { z } from 'zod';
import { isPrintable, isPrintableProse } from './printable.ts';

/** Most marks on one letter: Vietnamese needs two, Hebrew and Thai four. */
const mostMarks = 4;

const stackedMarks = new RegExp(`\\p{M}{${mostMarks + 1},}|\\p{Me}`, 'u');

/** Change which way a text is read, so that it says another thing than it shows. */
const directional = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Take no room: two texts that look the same aren’t. Joiners have a rule of their own. In parts, as marks would join in a class. */
const invisible = new RegExp(
  [
    '\\u00AD',
    '\\u034F',
    '[\\u115F\\u1160]',
    '[\\u17B4\\u17B5]',
    '[\\u180B-\\u180F]',
    '\\u200B',
    '[\\u2060-\\u2065\\u206A-\\u206F]',
    '\\u2800',
    '[\\u3164\\uFEFF\\uFFA0]',
    '[\\uFFF0-\\uFFFB]',
    '[\\u{1BCA0}-\\u{1BCA3}]',
    '[\\u{1D173}-\\u{1D17A}]',
    '[\\u{E0000}-\\u{E0FFF}]',
    '[\\p{Co}\\p{Noncharacter_Code_Point}]',
  ].join('|'),
  'u',
);

const joining = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tamil',
  'Telugu',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** Within an emoji, and between letters of scripts that are written with them; nowhere else. */
const joinersInPlace = new RegExp(
  `(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)\\u200D(?=\\p{Extended_Pictographic})|` +
    `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  'gu',
);

/**
 * Why a text is refused before others see it, as a sentence for its author; null: it isn’t. Any visible character may be in
 * it, markup too: it is shown as it was typed.
 */
export function unsafeBecause(text: string): string | null {
  if (directional.test(text)) return 'Remove the characters that change the direction of text';
  if (!isPrintableProse(text)) return 'Use letters, spaces and punctuation only';
  if (invisible.test(text) || /[\u200C\u200D]/.test(text.replace(joinersInPlace, ''))) {
    return 'Remove the invisible characters';
  }
  return stackedMarks.test(text) ? `Use at most ${mostMarks} accents on a letter` : null;
}

/** Text that others see, in paragraphs. */
export function safeProse(most: number, tooLong: string): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .max(most, { error: tooLong, abort: true })
    .superRefine((text, context) => {
      const why = unsafeBecause(text);
      if (why !== null) context.addIssue(why);
    });
}

/** The same on one line. */
export function safeLine(most: number, tooLong: string): z.ZodType<string, string> {
  return safeProse(most, tooLong).refine(
    (text) => unsafeBecause(text) !== null || isPrintable(text),
    'Use letters, spaces and punctuation only',
  );
}
