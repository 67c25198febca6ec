import {
  type LookupLine,
  type LookupLineName,
  lookupLines,
  perShareOf,
  ratioOf,
} from '../../figure-lookup/index.ts';
import { lineWords, ratioWords } from './line-words.ts';
import { keyOf, markRuns, tokensOf } from './word-runs.ts';

const byWords = new Map<string, string>([
  ...Object.entries(lineWords).flatMap(([name, words]) =>
    words.split(', ').map((each): [string, string] => [keyOf(tokensOf(each)), `[l:${name}]`]),
  ),
  ...ratioWords.flatMap(([words], at) =>
    words.split(', ').map((each): [string, string] => [keyOf(tokensOf(each)), `[k:${at}]`]),
  ),
]);

/** @returns the words with `[l:revenue]` for each line, `[k:0]` for a ratio that has a name */
export function markLines(words: string): string {
  return markRuns(words, (key) => byWords.get(key) ?? null);
}

const line = '\\[l:(\\w+)\\]';
const share = '(?:%|percent|percentage|pct|share|part|proportion|portion|fraction)';
const few = '(?: [a-z]+){0,5}?';

/** Two lines that a few words make one ratio of. The first group is the part, unless `turned`. */
const ratioPatterns: readonly {
  readonly pattern: RegExp;
  readonly turned?: true;
  readonly unit?: 'ratio';
}[] = [
  {
    pattern: new RegExp(`(?:what|how much|which)(?: ${share})? of${few} ${line}${few} ${line}`),
    turned: true,
  },
  {
    pattern: new RegExp(
      `(?:how many times|how often|how well)${few} ${line}${few} cover(?:s|ed)?${few} ${line}`,
    ),
    unit: 'ratio',
  },
  { pattern: new RegExp(`${line} cover(?:s|ed|age of)?${few} ${line}`), unit: 'ratio' },
  { pattern: new RegExp(`${line} as (?:a )?multiple of${few} ${line}`), unit: 'ratio' },
  { pattern: new RegExp(`${line} (?:as |in )(?:an? )?${share} of${few} ${line}`) },
  {
    pattern: new RegExp(`${share} of${few} ${line}${few} (?:spent|went|paid|used)${few} ${line}`),
    turned: true,
  },
  {
    pattern: new RegExp(
      `${line} (?:/|divided by|to|over|relative to|in relation to|per)${few} ${line}(?! per)`,
    ),
  },
  { pattern: new RegExp(`ratio of${few} ${line} (?:to|and|over)${few} ${line}`) },
];

/** A share of the line of the question before: `as % of total assets`. */
const shareOfEarlier = new RegExp(`(?:as|in) (?:an? )?${share} of(?: the| its| their)* ${line}`);

/** @param words with markers @param earlier the line of the question before @returns all lines asked for, in their order */
export function parseLines(words: string, earlier: LookupLine | null): LookupLine[] {
  const plain = words
    .replace(/\[[^lk][^\]]*\]/g, ' ')
    .replace(/[(),;?!]|:(?!\w+\])/g, ' ')
    .replace(/\s+/g, ' ');
  const ratio = ratioIn(plain);
  if (ratio !== null) return [ratio];
  const [, margin] = new RegExp(`${line} margin`).exec(plain) ?? [];
  if (isLine(margin))
    return [
      ratioOf(lookupLines[margin], lookupLines.revenue, 'percent', `${lookupLines[margin].name} margin`),
    ];
  const named = namedRatio(plain);
  if (named !== null) return [named];
  const [, whole] = shareOfEarlier.exec(plain) ?? [];
  if (isLine(whole)) return earlier === null ? [] : [ratioOf(earlier, lookupLines[whole])];
  const lines = [...new Set([...plain.matchAll(new RegExp(line, 'g'))].map(([, name]) => name))].filter(
    isLine,
  );
  return lines.map((name) => (isPerShare(plain, name) ? perShareOf(lookupLines[name]) : lookupLines[name]));
}

function ratioIn(words: string): LookupLine | null {
  for (const { pattern, turned, unit } of ratioPatterns) {
    const [, one, other] = pattern.exec(words) ?? [];
    const [part, whole] = turned ? [other, one] : [one, other];
    if (!isLine(part) || !isLine(whole) || part === whole) continue;
    const isMultiple =
      unit ?? (/\bmultiple\b|\btimes\b|\bratio\b|\bturnover\b/.test(words) ? 'ratio' : 'percent');
    const name =
      isMultiple === 'ratio' ? `${lookupLines[part].name} to ${lookupLines[whole].name}` : undefined;
    return ratioOf(lookupLines[part], lookupLines[whole], isMultiple, name);
  }
  return null;
}

function namedRatio(words: string): LookupLine | null {
  const [, at] = /\[k:(\d+)\]/.exec(words) ?? [];
  const found = at === undefined ? undefined : ratioWords[Number(at)];
  if (found === undefined) return null;
  const [names, part, whole, unit] = found;
  return ratioOf(lookupLines[part], lookupLines[whole], unit, names.split(', ')[0]);
}

function isPerShare(words: string, name: LookupLineName): boolean {
  if (lookupLines[name].unit !== 'money') return false;
  return new RegExp(`\\[l:${name}\\] (?:per|a) (?:diluted )?share`).test(words);
}

function isLine(name: string | undefined): name is LookupLineName {
  return name !== undefined && Object.hasOwn(lookupLines, name);
}
