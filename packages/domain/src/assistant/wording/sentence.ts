import { filingsOf, lastDayOf, printNumber, type ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerFigure, AnswerSentence, PrintedFigure } from '../answer.ts';
import { inputsOf, unitOf } from './inputs-of.ts';

export type { PrintedFigure } from '../answer.ts';

type Part = AnswerSentence['parts'][number];

/** A sentence of words, figures and other sentences. Whatever is no `PrintedFigure` states no figure. */
export function sentence(
  texts: TemplateStringsArray,
  ...given: readonly (Part | AnswerSentence)[]
): AnswerSentence {
  const [first = '', ...rest] = texts.flatMap((text, at) => [text, ...partsOf(given[at])]).filter(isNotEmpty);
  return sentenceOf([
    typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first,
    ...rest,
  ]);
}

function partsOf(given: Part | AnswerSentence | undefined): readonly Part[] {
  if (given === undefined) return [];
  return typeof given === 'object' && 'parts' in given ? given.parts : [given];
}

function isNotEmpty(part: Part): boolean {
  return part !== '';
}

/** Sentences as one, for lists of any length. */
export function joined(sentences: readonly AnswerSentence[], between = ' '): AnswerSentence {
  return sentenceOf(sentences.flatMap(({ parts }, at) => (at === 0 ? parts : [between, ...parts])));
}

/** Joins words and figures unchanged. */
export function sentenceOf(parts: readonly Part[]): AnswerSentence {
  return {
    parts: parts.reduce<Part[]>(withPart, []),
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    figures: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.figure])),
  };
}

/** Words beside words are one part. */
function withPart(parts: Part[], part: Part): Part[] {
  const last = parts.at(-1);
  if (typeof last !== 'string' || typeof part !== 'string') return [...parts, part];
  return [...parts.slice(0, -1), last + part];
}

/** A filed or computed figure with all its filings. */
export function printFigure(resolved: ResolvedFigure): PrintedFigure {
  const { value, line, currency, company } = resolved;
  return {
    text: printNumber(value, line.unit, currency),
    figure: {
      value,
      unit: unitOf(resolved),
      symbol: company.symbol,
      line: line.key,
      periodEnd: lastDayOf(resolved),
      sources: filingsOf(resolved),
      inputs: inputsOf([resolved]),
    },
  };
}

/** What is calculated from several figures, of one company. @param size shown instead of a value with a sign */
export function printCalculated(
  value: number,
  unit: 'percent' | 'ratio' | ResolvedFigure,
  from: readonly ResolvedFigure[],
  { line = from[0]?.line.key ?? null, asSize = false }: { line?: string | null; asSize?: boolean } = {},
): PrintedFigure {
  const shown = asSize ? Math.abs(value) : value;
  const text =
    typeof unit === 'string'
      ? printNumber(shown, unit, null)
      : printNumber(shown, unit.line.unit, unit.currency);
  return {
    text,
    figure: {
      value,
      unit: typeof unit === 'string' ? unit : unitOf(unit),
      symbol: from[0]?.company.symbol ?? null,
      line,
      periodEnd: from.at(-1) === undefined ? null : lastDayOf(from.at(-1) as ResolvedFigure),
      sources: [...new Set(from.flatMap(filingsOf))],
      inputs: inputsOf(from),
    },
  };
}

/** A year, a winner or an order: what a comparison of figures says. */
export function printAs(
  text: string,
  unit: 'year' | 'symbol' | 'ordered symbols',
  value: AnswerFigure['value'],
  from: readonly ResolvedFigure[],
): PrintedFigure {
  const sources = [...new Set(from.flatMap(filingsOf))];
  return {
    text,
    figure: {
      value,
      unit,
      symbol: null,
      line: from[0]?.line.key ?? null,
      periodEnd: null,
      sources,
      inputs: inputsOf(from),
    },
  };
}
