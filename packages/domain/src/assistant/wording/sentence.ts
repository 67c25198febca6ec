import { filingsOf, lastDayOf, type ResolvedFigure, sayNumber } from '../../asked-figures/index.ts';
import type { AnswerFigure, AnswerSentence } from '../answer.ts';

/** A figure as it stands in a sentence. */
export interface Said {
  readonly text: string;
  readonly figure: AnswerFigure;
}

/** A sentence of words and figures. Whatever is no `Said` states no figure. */
export function sentence(texts: TemplateStringsArray, ...parts: readonly (Said | string)[]): AnswerSentence {
  const text = texts.reduce((sum, each, at) => sum + each + textOf(parts[at]), '');
  const figures = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.figure]));
  return { text: text.charAt(0).toUpperCase() + text.slice(1), figures };
}

function textOf(part: Said | string | undefined): string {
  if (part === undefined) return '';
  return typeof part === 'string' ? part : part.text;
}

/** Sentences as one, for lists of any length. */
export function joined(sentences: readonly AnswerSentence[], between = ' '): AnswerSentence {
  return {
    text: sentences.map(({ text }) => text).join(between),
    figures: sentences.flatMap(({ figures }) => figures),
  };
}

/** A filed or computed figure with all its filings. */
export function said(resolved: ResolvedFigure): Said {
  const { value, line, currency, company } = resolved;
  return {
    text: sayNumber(value, line.unit, currency),
    figure: {
      value,
      unit: unitOf(resolved),
      symbol: company.symbol,
      line: line.key,
      periodEnd: lastDayOf(resolved),
      sources: filingsOf(resolved),
    },
  };
}

/** What is calculated from several figures, of one company. @param size shown instead of a value with a sign */
export function saidOf(
  value: number,
  unit: 'percent' | 'ratio' | ResolvedFigure,
  from: readonly ResolvedFigure[],
  { line = from[0]?.line.key ?? null, asSize = false }: { line?: string | null; asSize?: boolean } = {},
): Said {
  const shown = asSize ? Math.abs(value) : value;
  const text =
    typeof unit === 'string' ? sayNumber(shown, unit, null) : sayNumber(shown, unit.line.unit, unit.currency);
  return {
    text,
    figure: {
      value,
      unit: typeof unit === 'string' ? unit : unitOf(unit),
      symbol: from[0]?.company.symbol ?? null,
      line,
      periodEnd: from.at(-1) === undefined ? null : lastDayOf(from.at(-1) as ResolvedFigure),
      sources: [...new Set(from.flatMap(filingsOf))],
    },
  };
}

/** A year, a winner or an order: what a comparison of figures says. */
export function saidAs(
  text: string,
  unit: 'year' | 'symbol' | 'ordered symbols',
  value: AnswerFigure['value'],
  from: readonly ResolvedFigure[],
): Said {
  const sources = [...new Set(from.flatMap(filingsOf))];
  return {
    text,
    figure: { value, unit, symbol: null, line: from[0]?.line.key ?? null, periodEnd: null, sources },
  };
}

function unitOf({ line, currency }: ResolvedFigure): string {
  if (line.unit === 'money') return currency ?? 'unknown';
  return line.unit === 'perShare' ? `${currency ?? 'unknown'}/share` : line.unit;
}
