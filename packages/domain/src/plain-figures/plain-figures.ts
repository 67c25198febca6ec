import { type CompanyIndex, isHarmless, markStatement, symbolsIn, tokensOf } from '../assistant/index.ts';
import type { LookupPeriod } from '../figure-lookup/index.ts';
import { fallen, linesAbout, type MeantFigure, namesPart } from './lines-about.ts';
import { namedIn } from './named-in.ts';
import { isCompany, isPeriod, type Nearby, nearby } from './nearby.ts';
import { type PeriodsAbout, periodsAbout, periodsNamed } from './periods-about.ts';
import { sentencesOf } from './sentences.ts';
import type { WrittenFigure } from './written-figures.ts';

/** A figure of a text, and what its sentence says it is of. */
export interface PlainFigure {
  readonly written: WrittenFigure;
  readonly symbols: readonly string[];
  /** The likeliest first; none where no line of the statements is named. */
  readonly meant: readonly MeantFigure[];
  /** None where no period is named. */
  readonly periods: readonly LookupPeriod[];
  /** One company and one period, said in the sentence itself: what is filed can contradict it. */
  readonly isSure: boolean;
  /** `fell 2.8%` is −2.8 %, and `a loss of 5` is −5. */
  readonly mayBeNegated: boolean;
  readonly bound: 'over' | 'under' | 'about' | null;
}

/** What only a text’s writer knows, or what isn’t filed as a line: nothing to hold against filings. */
const notFiled =
  /\b(?:if|assum\w+|would|could|should|expect\w*|forecast\w*|guid\w+|estimat\w+|project(?:ed|s|ion|ions)|will|might|target price|organic\w*|adjusted|non-gaap|constant currency|excluding|ex-|segments?|consensus|analysts?|a year|per year|annually|annuali[sz]ed|cagr|compound\w*|sequential\w*|quarter over quarter|qoq|average)\b/;
const priced =
  /\b(?:prices?|priced|trad(?:e|es|ed|ing)|clos(?:e|ed) at|bought|buy|(?:sold|sell|worth) (?:at|for)|shares? (?:is|was|are|were|at)|stock (?:is|was|at)|market cap\w*|valu(?:e|ed|ation) (?:at|of)|fair value|cost basis)\b/;

/**
 * The figures of a text that may be held against filings.
 *
 * @param index what companies are called @param about symbols of what the text is about, where a sentence names none
 */
export function plainFigures(text: string, index: CompanyIndex, about: readonly string[]): PlainFigure[] {
  let named: readonly LookupPeriod[] = [];
  let symbols: readonly string[] = [];
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.opens) named = [];
    const tokens = tokensOf(markStatement(sentence.words, namedIn(sentence.words, index, about)));
    const found = sentence.figures.flatMap((written, place) => {
      const around = nearby(tokens, place);
      const known = {
        named,
        symbols: symbols.length > 0 ? symbols : about,
        // Part of a line’s name, which is one for both signs.
        isLoss: /\bloss(?:es)?\b/i.test(sentence.words),
      };
      return around === null ? [] : readFigure(written, around, known);
    });
    const periods = periodsNamed(tokens);
    if (periods.length > 0) named = periods;
    symbols = symbolsIn(tokens.join(' ')).length > 0 ? symbolsIn(tokens.join(' ')) : symbols;
    return found;
  });
}

/** From the sentences before, and from this one as it is written. */
interface TextContext {
  readonly named: readonly LookupPeriod[];
  readonly symbols: readonly string[];
  readonly isLoss: boolean;
}

function readFigure(
  written: WrittenFigure,
  around: Nearby,
  { named, symbols, isLoss }: TextContext,
): PlainFigure[] {
  const words = around.tokens.join(' ');
  const close = [...around.before, ...around.after.slice(0, 3)];
  if (notFiled.test(words) || priced.test(around.before.join(' ')) || countsThings(written, around))
    return [];
  const companies = companiesAbout(around, symbols);
  const { meant, isSure } = linesAbout(around, written);
  if (companies.symbols.length === 0 || (meant.length === 0 && !isLarge(written))) return [];
  const times: PeriodsAbout = periodsAbout(around, named);
  const overTime = around.tokens.some((token) => /^\[[nr]:/.test(token));
  if (overTime && meant.some(({ change }) => change !== 'none')) return [];
  return [
    {
      written,
      symbols: companies.symbols,
      meant,
      periods: times.periods,
      isSure: isSure && companies.isSure && times.isSure && !namesPart(around),
      mayBeNegated: isLoss || close.some((token) => fallen.test(token)),
      bound: boundOf(around.before.slice(-3)),
    },
  ];
}

function companiesAbout({ tokens, at, before }: Nearby, named: readonly string[]) {
  const close = symbolsIn(before.filter(isCompany).join(' '));
  if (close.length > 0) return { symbols: close.toReversed(), isSure: close.length === 1 };
  const ahead = symbolsIn(tokens.slice(0, at).filter(isCompany).join(' ')).slice(-1);
  const symbols = ahead.length > 0 ? ahead : symbolsIn(tokens.filter(isCompany).join(' '));
  const all = symbols.length > 0 ? symbols : named;
  return { symbols: all, isSure: all.length === 1 };
}

/** `12,500 stores`: a bare number before a word that no statement knows. */
function countsThings({ kind, currency, scale }: WrittenFigure, { after }: Nearby): boolean {
  const [next = ''] = after;
  if (kind !== 'amount' || currency !== null || (scale !== null && !/^\p{L}+$/u.test(next))) return false;
  return /^\p{L}/u.test(next) && !isHarmless(next) && !isPeriod(next);
}

/** Without a line only what could be one of a statement: not `$182`, `6.08` or `25 %`. */
function isLarge({ kind, number, scale }: WrittenFigure): boolean {
  return kind === 'amount' && (scale ?? 0) + Math.abs(number) >= 1_000;
}

function boundOf(words: readonly string[]): PlainFigure['bound'] {
  const text = words.join(' ');
  if (/\b(?:over|more than|above|at least|exceed\w*|topp\w+)$/.test(text)) return 'over';
  if (/\b(?:under|below|less than|almost|nearly|up to|at most)$/.test(text)) return 'under';
  return /(?:\b(?:about|around|roughly|approximately|some|circa|ca)|~)$/.test(text) ? 'about' : null;
}
