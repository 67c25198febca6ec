import { lookupLines, ratioOf } from '../../figure-lookup/index.ts';
import { tokenLines } from '../../figure-tokens/index.ts';
import { lineWords, ratioWords } from '../reading/line-words.ts';

interface LinePhrase {
  readonly phrase: string;
  readonly key: string;
}

/** Words for a profit that would say a loss, and verbs: beside a figure they say more than its line. */
const notBeside =
  /\b(?:los[es]\w*|lost|earn(?:ed)?|ma[dk]e)\b|^(?:income|research|tax|ads|cash|shares|equity|profit)$/;

/** What people call a line or a ratio, the longest first, with the key of the line. */
export const linePhrases: readonly LinePhrase[] = [
  ...Object.entries(lineWords).flatMap(([name, words]) => {
    const { key } = lookupLines[name as keyof typeof lookupLines];
    return words.split(', ').map((phrase) => ({ phrase, key }));
  }),
  ...ratioWords.flatMap(([words, part, whole, unit]) => {
    const { key } = ratioOf(lookupLines[part], lookupLines[whole], unit);
    return words.split(', ').map((phrase) => ({ phrase, key }));
  }),
  ...tokenLines.flatMap(({ line, isChange }) => (isChange ? [] : [{ phrase: line.name, key: line.key }])),
]
  .filter(({ phrase }) => !notBeside.test(phrase))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);
