import { type CompanyIndex, markStatement, parseLines, symbolsIn, tokensOf } from '../assistant/index.ts';
import {
  asFirstReported,
  type LookupCompany,
  type LookupLine,
  resolveFigure,
} from '../figure-lookup/index.ts';
import { namedIn } from './named-in.ts';
import { isCompany, isLine, isPeriod } from './nearby.ts';
import { placeIn, sentencesOf } from './sentences.ts';

/** `fell` of a text, whose sentence leaves no doubt what fell and when. */
export interface PlainDirection {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly direction: 'up' | 'down';
  readonly symbol: string;
  readonly line: LookupLine;
  /** Fiscal, since the one before. */
  readonly year: number;
}

const verb = /\b(?:(rose|grew|increased|climbed)|(fell|declined|decreased|dropped))\b/gi;

/** All that may stand beside a company, a line, a year, a figure and one of the verbs: any other word leaves a doubt. */
const plain = new Set(
  'in to by the a its their for of fiscal year total net about around roughly sharply slightly strongly again year-over-year year-on-year , . ! ( ) \' " s ’s company’s companys'.split(
    ' ',
  ),
);

/**
 * The directions of a text that can be held against filings: one line of one company in one fiscal year, with the verb behind the
 * line. Nothing else may stand in the sentence but its value.
 *
 * @param index what companies are called @param about symbols of what the text is about, where a sentence names none
 */
export function plainDirections(
  text: string,
  index: CompanyIndex,
  about: readonly string[],
): PlainDirection[] {
  return sentencesOf(text).flatMap(({ words, start, end }) => {
    // Within a calendar year it is no word of its own below.
    if (/\bcalendar\b/i.test(words)) return [];
    const verbs = [...text.slice(start, end).matchAll(verb)];
    const [found] = verbs;
    if (found === undefined || verbs.length > 1) return [];
    const tokens = tokensOf(markStatement(words, namedIn(words, index, about)));
    const subject = subjectOf(tokens, about);
    if (subject === null) return [];
    const [written, rising] = found;
    const at = start + found.index;
    const direction = rising === undefined ? 'down' : 'up';
    return [{ start: at, end: at + written.length, written, direction, ...subject } as const];
  });
}

function subjectOf(
  tokens: readonly string[],
  about: readonly string[],
): Pick<PlainDirection, 'symbol' | 'line' | 'year'> | null {
  const verbAt = tokens.findIndex(isVerb);
  const isKnown = (token: string, at: number) =>
    at === verbAt ||
    plain.has(token) ||
    isCompany(token) ||
    isLine(token) ||
    /^\[y:\d{4}\]$/.test(token) ||
    placeIn(token) !== null;
  if (verbAt < 0 || !tokens.every(isKnown)) return null;
  const named = new Set(symbolsIn(tokens.filter(isCompany).join(' ')));
  const symbols = named.size > 0 ? [...named] : about;
  const lineAt = tokens.findIndex(isLine);
  const years = tokens.filter(isPeriod);
  const figures = tokens.filter((token) => placeIn(token) !== null);
  const lines = tokens.filter(isLine);
  const [symbol] = symbols;
  const [line, ...others] = parseLines(lines.join(' '), null);
  const isOne = symbols.length === 1 && lines.length === 1 && years.length === 1 && figures.length <= 2;
  // `In 2024 revenue fell`, `revenue in 2024 fell`, not `fell, as its revenue`.
  const isBehind = lineAt < verbAt && tokens.slice(lineAt + 1, verbAt).every((token) => !isCompany(token));
  if (!isOne || !isBehind || symbol === undefined || line === undefined || others.length > 0) return null;
  return { symbol, line, year: Number(/\d{4}/.exec(years[0] ?? '')?.[0]) };
}

function isVerb(token: string): boolean {
  return token.search(verb) >= 0;
}

/** What filings say of it: from one fiscal year to the next. */
export interface FiledDirection {
  readonly from: number;
  readonly to: number;
  /** A fraction of the year before. */
  readonly change: number;
  readonly currency: string | null;
}

/**
 * What filings say instead. Null where they agree, and where anything leaves a doubt: a figure is missing, none was above zero, the
 * first reports say otherwise than today’s filings, or the company may call the year by another number.
 */
export function deniedDirection(
  { line, year, direction }: PlainDirection,
  company: LookupCompany,
): FiledDirection | null {
  const filed = movedIn(company, line, year);
  if (filed === null || !denies(filed, direction)) return null;
  const first = movedIn(company, line, year, true);
  if (first !== null && !denies(first, direction)) return null;
  // A year that ends in its first months is named by the one before at some companies.
  if (!isNamedByItsEnd(company)) {
    const next = movedIn(company, line, year + 1);
    if (next === null || !denies(next, direction)) return null;
  }
  return filed;
}

function denies({ from, to }: FiledDirection, direction: 'up' | 'down'): boolean {
  return direction === 'up' ? to < from : to > from;
}

function movedIn(
  company: LookupCompany,
  line: LookupLine,
  year: number,
  atFirst = false,
): FiledDirection | null {
  const [from, to] = [year - 1, year].map((each) => {
    const { found } = resolveFigure(company, line, { kind: 'year', year: each });
    return found !== null && atFirst ? asFirstReported(found) : found;
  });
  if (from == null || to == null || from.currency !== to.currency) return null;
  if (from.value <= 0 || to.value < 0) return null;
  return { from: from.value, to: to.value, change: to.value / from.value - 1, currency: to.currency };
}

/** `0928`: in September. */
function isNamedByItsEnd({ statements }: LookupCompany): boolean {
  const end = statements.annual.at(-1)?.period.end ?? '';
  return Number(end.slice(5, 7)) > 3;
}
