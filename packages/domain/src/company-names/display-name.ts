import { inCapitals, knownNames, knownWords } from './known-spellings.ts';

/**
 * A company's name as readers write it. Many are filed in capitals, with a mark of the register behind; what was filed is kept
 * beside it. Only case, punctuation and that mark change, so that both are found by the same search. A name filed in ordinary
 * case stays.
 *
 * Example: `JPMORGAN CHASE & CO` is JPMorgan Chase & Co.; `BANK OF AMERICA CORP /DE/` is Bank of America Corp.
 */
export function displayNameOf(filed: string): string {
  const name = withoutRegister(filed);
  if (!isInCapitals(name)) return name;
  return inOrdinaryCase(name);
}

// A state, a country, NEW or ADR: EDGAR tells filers of one name apart by it. The NV of an SA/NV is a legal form.
const register = /(?<!\bSA)\s*[/\\]\s*(?:[A-Z]{2,3})?\s*[/\\]?$/;

function withoutRegister(filed: string): string {
  const name = filed.trim();
  return name.replace(register, '').trim() || name;
}

const legalForm = /\b(?:inc|corp|co|ltd|plc|limited|company|corporation)\b/gi;

/** Judged without the legal form, which is often filed in ordinary case alone (PROCTER & GAMBLE Co). */
function isInCapitals(name: string): boolean {
  const own = name.replace(legalForm, '');
  return /\p{L}/u.test(own) && own === own.toUpperCase();
}

function inOrdinaryCase(name: string): string {
  const capitals = name.toUpperCase();
  const known = Object.keys(knownNames).find((start) => `${capitals} `.startsWith(`${start} `)) ?? '';
  const rest = capitals.slice(known.length).split(' ');
  const isAlone =
    rest
      .join(' ')
      .replace(legalForm, '')
      .trim()
      .split(/[ ,.]+/)
      .filter(Boolean).length === 1;
  const words = rest.map((word, at) => spellWord(word, { isFirst: at === 0, isAlone }));
  return `${knownNames[known] ?? ''}${words.join(' ')}`.replace(/& Co$/, '& Co.');
}

interface NamePosition {
  readonly isFirst: boolean;
  /** The only word beside the legal form, which is an abbreviation where it is short (EQT Corp). */
  readonly isAlone: boolean;
}

const smallWords = new Set(['OF', 'AND', 'THE', 'FOR', 'IN', 'DE', 'DEL', 'LA', 'DU', 'DO', 'E', 'Y']);

function spellWord(word: string, place: NamePosition): string {
  const [, before = '', letters = '', after = ''] =
    word.match(/^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u) ?? [];
  if (letters === '') return word;
  return `${before}${spellLetters(letters, place)}${after}`;
}

function spellLetters(letters: string, { isFirst, isAlone }: NamePosition): string {
  const known = knownWords.get(inCapitals(letters));
  if (known !== undefined) return known;
  if (!isFirst && smallWords.has(letters)) return letters.toLowerCase();
  if (isAbbreviation(letters) || (isFirst && isAlone && letters.length <= 3)) return letters;
  if (letters.includes('-')) {
    return letters
      .split('-')
      .map((part) => spellLetters(part, { isFirst, isAlone: false }))
      .join('-');
  }
  return titleCase(letters);
}

/** No vowel (HSBC), a digit (L3), initials (W.W, S.A) or a sign between (AT&T). */
function isAbbreviation(letters: string): boolean {
  return (
    !/[AEIOUY]/.test(letters) ||
    /\d|&/.test(letters) ||
    /^\p{L}(?:\.\p{L})+$/u.test(letters) ||
    letters.length === 1
  );
}

function titleCase(letters: string): string {
  const title = letters
    .toLowerCase()
    .replace(/^\p{L}|(?<=^[od]')\p{L}|(?<=[./])\p{L}/gu, (start) => start.toUpperCase());
  return title.replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, next: string) => `Mc${next.toUpperCase()}`);
}
