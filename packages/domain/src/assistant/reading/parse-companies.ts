import { isHarmless } from './unread-words.ts';
import { keyOf, markRuns, tokensOf } from './word-runs.ts';

/** What a company can be called by. */
export interface NamedCompany {
  readonly symbol: string;
  /** The names shown: `Nike, Inc.`, `Nike`. */
  readonly names: readonly string[];
}

export type CompanyIndex = ReadonlyMap<string, string>;

/** Names people say, where neither the symbol nor the filed name has it. */
const spokenNames: Readonly<Record<string, readonly string[]>> = {
  AMD: ['advanced micro'],
  'BRK-B': ['berkshire'],
  F: ['ford motor', 'ford'],
  GM: ['general motors', 'gm'],
  GOOGL: ['google', 'alphabet'],
  HD: ['homedepot', 'the home depot'],
  JNJ: ['j&j'],
  JPM: ['jp morgan', 'chase'],
  KO: ['coke', 'coca cola'],
  LLY: ['lilly', 'eli lilly'],
  MCD: ['mcdonald', 'mc donalds', 'mcdonalds'],
  META: ['facebook', 'meta'],
  PG: ['p&g', 'p and g', 'procter'],
  TSM: ['tsmc', 'taiwan semi', 'taiwan semiconductor'],
  TXN: ['ti', 'texas instruments'],
  WMT: ['wal-mart', 'wal mart'],
  XOM: ['exxon', 'exxonmobil'],
};

const legalForm =
  /[,.]|\b(?:incorporated|inc|corporation|corp|company|co|ltd|limited|plc|holdings?|group|platforms|motor|wholesale|n\.?v|s\.?a|the|and)\b|[/\\].*$/g;

/** Names that mean a company only beside another or in capitals: `now`, `cost`, `v`. */
const alsoWords = new Set(
  'a all an any are as at be big by can cost do for go good has have he hi if in it key low ma man me more net new next no now o of on one open or out pay per play real run see so sum t tell the to true two up us v f c d e g h k l m p r s w x y z was we well what who will work you'.split(
    ' ',
  ),
);

/** First words of names that name no company by themselves. */
const commonFirst = new Set(
  'advanced allied american applied associated atlantic bank best canadian capital central china choice columbia community consolidated crown digital eagle eastern energy equity federal financial first four general global golden great health independent insight international liberty life live mid monster national natural north northern ocean old pacific peoples pioneer power premier public quest real regional royal simply southern southwest spirit standard state summit texas trade travel tree twin united universal valley virgin western white world'.split(
    ' ',
  ),
);

/** Indexes all companies whose figures are on file. A name that two of them share names neither. */
export function companyIndex(companies: readonly NamedCompany[]): CompanyIndex {
  const index = new Map<string, string | null>();
  const add = (name: string, symbol: string) => {
    const key = keyOf(tokensOf(name.toLowerCase()));
    if (key === '') return;
    const known = index.get(key);
    index.set(key, known === undefined || known === symbol ? symbol : null);
  };
  for (const { symbol, names } of companies) {
    for (const name of names) {
      const plain = name
        .toLowerCase()
        .replace(/[’']s?/g, '')
        .trim();
      add(plain, symbol);
      add(plain.replace(legalForm, ' '), symbol);
      const [first = ''] = tokensOf(plain.replace(legalForm, ' '));
      if (first.length > 3 && !isHarmless(first) && !commonFirst.has(first)) add(first, symbol);
    }
    for (const name of spokenNames[symbol] ?? []) add(name, symbol);
  }
  // A symbol is nobody else’s name.
  for (const { symbol } of companies) index.set(keyOf([symbol.toLowerCase().replace('.', '-')]), symbol);
  return new Map([...index].filter((each): each is [string, string] => each[1] !== null));
}

/** @param words by plainWords @param text as typed: capitals tell symbols from words @returns words with `[c:NKE]` for each company */
export function markCompanies(words: string, text: string, index: Pick<CompanyIndex, 'get'>): string {
  const capitals = capitalsIn(text);
  const isSure = (run: readonly string[]) =>
    run.length > 1 || !alsoWords.has(run[0] ?? '') || capitals.has((run[0] ?? '').toUpperCase());
  const symbolOf = (key: string) => index.get(key) ?? index.get(key.replaceAll('.', '-')) ?? null;
  const sure = markRuns(words, (key, run) => {
    const symbol = symbolOf(key);
    return symbol !== null && isSure(run) ? `[c:${symbol}]` : null;
  });
  return withoutCorrected(markNeighbours(sure, (word) => symbolOf(keyOf([word]))));
}

/** `sort wmt, cost, hd`: in a row of companies a word is one, too. */
function markNeighbours(words: string, symbolOf: (word: string) => string | null): string {
  const between = '(?:,|/|and|or|vs\\.?|versus|&|with)';
  const mark = (word: string) => (alsoWords.has(word) ? symbolOf(word) : null);
  return words
    .replace(
      new RegExp(`(\\[c:[^\\]]+\\] ${between} )(\\w+)(?= ?(?:${between}|by|$))`, 'g'),
      (found, before, word) => {
        const symbol = mark(word);
        return symbol === null ? found : `${before}[c:${symbol}]`;
      },
    )
    .replace(new RegExp(`\\b(\\w+)(?= ${between} \\[c:)`, 'g'), (word) => {
      const symbol = mark(word);
      return symbol === null ? word : `[c:${symbol}]`;
    });
}

/** `ko.. no, pg` means the second, and `wait, compare a with b instead` only what follows. */
function withoutCorrected(words: string): string {
  const [, before = '', after = ''] = /^(.*)\bwait\b(.*)$/.exec(words) ?? [];
  const latest = /\[c:/.test(after) ? `${before.replace(/\[c:[^\]]+\]/g, ' ')} ${after}` : words;
  return latest.replace(
    /(?:\[c:[^\]]+\]|\b\w+) ?[., ]*[., ] ?(?:no|sorry|i mean|rather)\b[ ,]*(?:make that )?(?=\[c:)/g,
    '',
  );
}

function capitalsIn(text: string): ReadonlySet<string> {
  if (text === text.toUpperCase()) return new Set();
  return new Set(text.match(/\b[A-Z]{1,5}(?:[.-][A-Z])?\b/g) ?? []);
}

/** In the order they are named, each once. */
export function symbolsIn(words: string): string[] {
  return [...new Set([...words.matchAll(/\[c:([^\]]+)\]/g)].map(([, symbol]) => symbol ?? ''))];
}
