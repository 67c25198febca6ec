import { type PrintedFigure, sentenceOf } from '../wording/sentence.ts';
import { type CheckedSentence, type LeftOut, leftOut, type SentenceFigures } from './checked-sentence.ts';
import { comparisonOf, directionOf } from './claim-words.ts';
import { isProse } from './clean-text.ts';
import { comparisonHolds, directionHolds } from './derived-claims.ts';
import { Extreme, extremeStandsAlone } from './extremes.ts';
import { type Item, MarkedText, markLines, markNames, markOf } from './marked-sentence.ts';
import { isWordOfNeeds, moodsMatch } from './moods.ts';
import { namesMatch } from './names-match.ts';
import { isPlainSign, isPlainWord, wordsOfQuarters, wordsOfYears } from './plain-words.ts';
import type { QuotedFigure } from './quoted-figure.ts';

/** @param pieces of a sentence: at odd places tokens and ids */
export function checkWithFigures(
  pieces: readonly string[],
  { quoted, companies }: SentenceFigures,
): CheckedSentence {
  const figures = pieces.filter((_, at) => at % 2 === 1).map((name) => quoted.get(name));
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length < figures.length) return leftOut('unknown_figure');
  const [only] = known;
  const extreme = known.length === 1 && only !== undefined ? Extreme.find(pieces[2] ?? '', only) : null;
  const plain = extreme === null ? pieces : [...pieces.slice(0, 2), extreme.marked];
  const text = new MarkedText(
    plain.map((piece, at) => (at % 2 === 1 ? markOf('f', (at - 1) / 2) : piece)).join(''),
  );
  markNames(text, companies);
  markResults(text, known);
  markLines(text);
  const year = markPeriods(text, known);
  if (/\p{N}/u.test(text.rest)) return leftOut('number');
  if (!isProse(text.rest)) return leftOut('not_prose');
  const items = text.items.map((item): Item => {
    if (item.kind !== 'figureAt') return item;
    return { kind: 'figure', figure: known[item.at] as QuotedFigure };
  });
  const why = whyNot(items, known);
  if (why !== null) return leftOut(why);
  const parts = printed(pieces, known, items, year);
  const all = extreme === null ? parts : [...parts.slice(0, -1), ...extreme.parts];
  return { sentence: sentenceOf(all), leftOut: null };
}

/** What results of tools are called, the longest first: `median P/E` is no `P/E`. */
function markResults(text: MarkedText, figures: readonly QuotedFigure[]): void {
  const named = figures.flatMap(({ phrases, key }) => phrases.map((phrase) => ({ phrase, key })));
  for (const { phrase, key } of named.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    text.mark('l', phrase, key, { anyCase: true });
  }
}

/** @returns whether the text says the one year of all figures */
function markPeriods(text: MarkedText, figures: readonly QuotedFigure[]): boolean {
  const filed = figures.map((figure) => figure.filed);
  const years = new Set(filed.map((each) => (each === null || each.kind === 'ltm' ? null : each.year)));
  const [only] = years;
  let isConfirmed = false;
  if (years.size === 1 && only !== null && only !== undefined) {
    text.replace(new RegExp(`\\b(?:fiscal (?:year )?|FY ?)?${only}\\b`, 'gi'), () => {
      isConfirmed = true;
      return markOf('y', only);
    });
  }
  if (filed.some((each) => each?.isChange === true)) {
    const before =
      /\b(?:year[ -](?:over|on)[ -]year|(?:from|over|on|compared with) the (?:year before|previous year|prior year))\b/gi;
    text.replace(before, () => markOf('b', ''));
  }
  return isConfirmed;
}

function whyNot(items: readonly Item[], figures: readonly QuotedFigure[]): LeftOut | null {
  const kinds = new Set(figures.map(({ filed }) => filed?.kind));
  const claims = items.filter((item) => item.kind === 'word' && isClaim(item.word));
  for (const item of items) {
    if (item.kind === 'sign' && !isPlainSign(item.sign)) return 'scope';
    if (item.kind !== 'word' || isClaim(item.word)) continue;
    const word = item.word.replace(/'s$/, '');
    const isOfPeriod =
      (wordsOfQuarters.has(word) && kinds.size === 1 && kinds.has('quarter')) ||
      (wordsOfYears.has(word) && kinds.size === 1 && kinds.has('year'));
    const isOfNeed = isWordOfNeeds(word) && figures.every(({ result }) => result !== null);
    if (!isOfPeriod && !isOfNeed && !isPlainWord(word) && word !== 's') return 'scope';
  }
  if (!namesMatch(items) || !moodsMatch(items)) return 'scope';
  if (items.some(({ kind }) => kind === 'extreme') && (claims.length > 0 || !extremeStandsAlone(items)))
    return 'claim';
  if (claims.length === 0) return null;
  if (claims.length > 1) return 'claim';
  return directionHolds(items) || comparisonHolds(items) ? null : 'claim';
}

function isClaim(word: string): boolean {
  return directionOf(word) !== null || comparisonOf(word) !== null;
}

/** The values in their places, each with what the sentence doesn’t say of it. */
function printed(
  pieces: readonly string[],
  figures: readonly QuotedFigure[],
  items: readonly Item[],
  saysYear: boolean,
): (string | PrintedFigure)[] {
  const saysCompany = items.some(({ kind }) => kind === 'company');
  const saysLine = items.some(({ kind }) => kind === 'line');
  const saysDirection = items.some((item) => item.kind === 'word' && directionOf(item.word) !== null);
  return pieces.flatMap((piece, at): (string | PrintedFigure)[] => {
    const figure = at % 2 === 1 ? figures[(at - 1) / 2] : undefined;
    if (figure === undefined) return piece === '' ? [] : [piece];
    const { filed, company, name } = figure;
    const value = filed?.isChange === true && saysDirection ? figure.size : figure.printed;
    const label =
      filed === null
        ? [company.name, name]
        : [
            saysCompany ? null : company.name,
            saysLine && !filed.isChange ? null : name,
            saysYear && filed.kind === 'year' ? null : filed.periodName,
            filed.dayName,
          ];
    return [value, ` (${label.filter((part) => part !== null).join(', ')})`];
  });
}
