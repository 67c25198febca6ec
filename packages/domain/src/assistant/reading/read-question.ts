import type { LookupLine } from '../../figure-lookup/index.ts';
import { correctSlips } from './correct-slips.ts';
import { type CompanyIndex, markCompanies, symbolsIn } from './parse-companies.ts';
import { markLines, parseLines } from './parse-lines.ts';
import { parsePeriods, type QuestionPeriods } from './parse-periods.ts';
import { parsePrice, type QuestionPrice } from './parse-price.ts';
import { asksForGrowth, parseTask, type QuestionTask } from './parse-task.ts';
import { plainWords } from './plain-words.ts';
import { type Refusal, refusedTopic } from './refused-topics.ts';
import { unreadWords } from './unread-words.ts';

/** A question about figures, understood to its last word. */
export interface FigureQuestion extends QuestionTask {
  readonly symbols: readonly string[];
  readonly lines: readonly LookupLine[];
  readonly periods: QuestionPeriods;
  /** The periods of single companies, where the question names their years apart. */
  readonly periodsOf: ReadonlyMap<string, QuestionPeriods>;
  readonly price: QuestionPrice | null;
  /** The value as first reported, before later filings restated it. */
  readonly asFirstReported: boolean;
  /** Companies are compared by the growth of the line. */
  readonly byGrowth: boolean;
}

export interface RefusedQuestion {
  readonly refusal: Refusal;
  /** The words that weren’t understood. */
  readonly words: readonly string[];
  readonly symbols: readonly string[];
}

export type ReadQuestion =
  | { readonly question: FigureQuestion; readonly refused: null }
  | { readonly question: null; readonly refused: RefusedQuestion };

/** What later questions of a chat lean on. */
export type Earlier = FigureQuestion | null;

const noPeriods: QuestionPeriods = { periods: [], range: null, years: null, to: null, shift: null };

/**
 * Reads a question about figures by its words alone. Every word has to be understood: what an unknown word asks for
 * (`data center revenue`) is not what the known ones would answer.
 */
export function readQuestion(text: string, index: CompanyIndex, earlier: Earlier = null): ReadQuestion {
  const plain = plainWords(text);
  const read = readWords({ plain, text, index, earlier });
  if (read.question !== null || read.refused.words.length === 0) return read;
  const corrected = correctSlips(plain, read.refused.words, index.keys());
  if (corrected === plain) return read;
  const again = readWords({ plain: corrected, text, index, earlier });
  return again.question === null ? read : again;
}

interface Words {
  readonly plain: string;
  /** The text that was typed. */
  readonly text: string;
  readonly index: CompanyIndex;
  readonly earlier: Earlier;
}

function readWords({ plain, text, index, earlier }: Words): ReadQuestion {
  const topic = refusedTopic(plain);
  const time = parsePeriods(withoutFirstReported(plain));
  const marked = markCompanies(time.words, text, index);
  const { words, periodsOf } = withoutOwnPeriods(marked);
  const named = symbolsIn(marked);
  const symbols = named.length > 0 ? named : (earlier?.symbols ?? []);
  const refuse = (refusal: Refusal, unread: readonly string[] = []): ReadQuestion => ({
    question: null,
    refused: { refusal, words: unread, symbols: named },
  });
  if (topic !== null) return refuse(topic);

  const { requested: price, words: withoutPrice } = parsePrice(words);
  const withLines = markLines(withoutPrice);
  const unread = unreadWords(withLines.replace(boundary, ' '));
  if (unread.length > 0) return refuse(named.length === 0 ? 'unknown_company' : 'not_understood', unread);
  const read = parseLines(withLines, earlier?.lines[0] ?? null);
  const lines = price !== null ? [price.line] : read.length > 0 ? read : (earlier?.lines ?? []);
  if (lines.length === 0) return refuse('no_line');
  if (symbols.length === 0) return refuse('no_company');
  if (price !== null && price.price === null) return refuse('no_price');

  const periods = inTurn(time.requested, earlier);
  const hasPair = periods.range !== null || periods.periods.length > 1;
  return {
    question: {
      ...parseTask(withLines, { wholeText: withoutPrice, companies: symbols.length, hasPair }),
      symbols,
      lines,
      periods,
      periodsOf,
      price,
      asFirstReported: firstReported.test(plain),
      byGrowth: asksForGrowth(withLines),
    },
    refused: null,
  };
}

/** `over 20 %`: how much a premise says. */
const boundary = /\b(?:over|more than|at least|above|by|under|below|less than) \d+(?:\.\d+)? ?(?:%|percent)/g;

const firstReported =
  /\bas (?:first|originally|initially) (?:reported|filed)\b|\b(?:first|originally|initially) (?:reported|filed)\b|\boriginal (?:10-k|10k|filing|report|number|figure)\b|\bbefore (?:it was |they |it )?restate[dm]?(?:ment)?\b|\bthe number in the original\b/;

/** Also the reason somebody gives for asking: `before they restated for Elanco`. */
function withoutFirstReported(words: string): string {
  return firstReported.test(words)
    ? words.replace(/\bbefore (?:it was |they |it )?restate\w*(?: for \S+)?/g, ' ')
    : words;
}

/** `(nvda fy2022 to fy2026)` says the years of one company. */
function withoutOwnPeriods(words: string): { words: string; periodsOf: Map<string, QuestionPeriods> } {
  const periodsOf = new Map<string, QuestionPeriods>();
  const rest = words.replace(/\(([^()]*)\)/g, (found, inside: string) => {
    const parts = inside.split(/[,;]/);
    if (!parts.every((part) => symbolsIn(part).length === 1 && /\[[yrdmq]:/.test(part))) return found;
    for (const part of parts) {
      const [symbol] = symbolsIn(part);
      if (symbol !== undefined) periodsOf.set(symbol, parsePeriods(part).requested);
    }
    return ' ';
  });
  return { words: rest, periodsOf };
}

/** A later question of a chat goes on with the periods of the one before. */
function inTurn(requested: QuestionPeriods, earlier: Earlier): QuestionPeriods {
  const isSilent =
    requested.periods.length === 0 &&
    requested.range === null &&
    requested.years === null &&
    requested.to === null;
  if (!isSilent || earlier === null) return requested;
  const last = earlier.periods.periods.at(-1);
  if (requested.shift === null || last === undefined || (last.kind !== 'year' && last.kind !== 'quarter')) {
    return earlier.periods;
  }
  return { ...noPeriods, periods: [{ ...last, year: last.year + requested.shift }] };
}

/** What the next question of a chat leans on. One that wasn’t understood leaves its company and no line. */
export function nextEarlier({ question, refused }: ReadQuestion, earlier: Earlier): Earlier {
  if (question !== null) return question;
  if (earlier === null) return null;
  const symbols = refused.symbols.length > 0 ? refused.symbols : earlier.symbols;
  return { ...earlier, symbols, lines: [] };
}
