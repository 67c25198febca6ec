/** Letters that look like another. Capitals alone: a tag has no others. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Ҫ: 'C',
  Е: 'E',
  Ԍ: 'G',
  Н: 'H',
  І: 'I',
  Ӏ: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ԛ: 'Q',
  Ѕ: 'S',
  Т: 'T',
  Ѵ: 'V',
  Ԝ: 'W',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
  Ӕ: 'Æ',
  Ð: 'Đ',
};

/**
 * Digits, and letters of languages whose base is in the alphabets proper. Phonetic signs and small capitals are left out: they
 * pass for other letters.
 */
const isAllowed = (letter: string) =>
  /[0-9]|(?=\p{Lu})[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter) &&
  /[0-9A-Z\u00C0-\u017F\u0400-\u052F]/.test(baseOf(letter));

/**
 * A tag as it is shown: Latin and Cyrillic letters with their accents, and digits, upper-cased. Empty: nothing is left.
 *
 * Example: `free-cash flow` is `FREECASHFLOW`, `café №1` is `CAFÉNO1`.
 * Source: specification 5, "Custom tag".
 */
export function tagName(text: string): string {
  return [...text.normalize('NFKC').toUpperCase().normalize('NFKC')].filter(isAllowed).join('');
}

/**
 * What makes two tags one: the same name with accents and look-alike letters folded, so that there is no second `MARGIN` with
 * a Cyrillic А. Й stays: it is a letter of its own, not И with an accent, and looks like none.
 *
 * Example: `Мargin` with a Cyrillic М, `margin` and `Márgin` are `MARGIN`.
 */
export function tagKey(text: string): string {
  return [...tagName(text)].map(foldLetter).join('');
}

/** A capital without its accents, as the Latin letter it looks like. */
export function foldLetter(letter: string): string {
  if (letter === 'Й') return letter;
  const base = baseOf(letter);
  return lookAlikes[base] ?? base;
}

/** Without its accents. */
function baseOf(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

export interface TypedTags {
  /** Names, each once, by key. */
  readonly tags: string[];
  /** What is still being typed. */
  readonly rest: string;
}

/** What a field’s text makes: a space, a comma, a period or Enter (a line break) ends a tag; what follows the last goes on. */
export function splitTyped(text: string): TypedTags {
  const parts = text.split(/[\s,.]/u);
  const rest = parts.pop() ?? '';
  const tags = new Map<string, string>();
  for (const name of parts.map(tagName)) {
    if (name !== '' && !tags.has(tagKey(name))) tags.set(tagKey(name), name);
  }
  return { tags: [...tags.values()], rest };
}
