import { splitTokens } from '../figure-tokens/index.ts';
import { type WrittenFigure, writtenFigures } from './written-figures.ts';

/** A sentence with a word for each of its figures, which its readers don’t know and leave where it is. */
export interface Sentence {
  readonly words: string;
  readonly figures: readonly WrittenFigure[];
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
  /** Begins a paragraph: what was said before is another subject. */
  readonly opens: boolean;
}

/** The words that stand for figures: `placeIn('figurezq3')` is 3. */
export function placeIn(word: string): number | null {
  const [, at] = /^figurezq(\d+)$/.exec(word) ?? [];
  return at === undefined ? null : Number(at);
}

interface End {
  readonly at: number;
  readonly length: number;
  readonly isLine: boolean;
}

/** More than a text needs: what is behind them isn’t checked. */
const mostFigures = 60;
const longest = 400;

// No sentence ends in `Inc.`, `vs.` or within a number.
const end =
  /\n+|(?<!\b(?:[Ii]nc|[Cc]orp|[Cc]o|[Ll]td|vs|approx|[Nn]o|[Ff]ig|U\.S|e\.g|i\.e|ca))[.!?;]["”)\]]*\s+/gu;

/** The sentences of a text, its figures at their places in the whole. */
export function sentencesOf(text: string): Sentence[] {
  const figures = writtenFigures(text).slice(0, mostFigures);
  const sentences: Sentence[] = [];
  let from = 0;
  let opens = true;
  const ends = [...endsIn(text), { at: text.length, length: 0, isLine: true }];
  for (const { at, length, isLine } of ends.flatMap((each, place) => cut(ends[place - 1], each))) {
    const within = figures.filter(({ start }) => start >= from && start < at + length);
    const to = Math.max(at, ...within.map(({ end: last }) => last));
    if (to > from)
      sentences.push({
        words: wordsOf(text, from, to, within),
        figures: within,
        start: from,
        end: to,
        opens,
      });
    // A part may be cut within a figure.
    from = Math.max(at + length, to);
    opens = isLine;
  }
  return sentences;
}

/** Words without a full stop between them are read in parts: reading takes longer than a sentence is long. */
function cut(before: End | undefined, end: End): End[] {
  const from = before === undefined ? 0 : before.at + before.length;
  const parts = Math.ceil((end.at - from) / longest);
  const within = Array.from({ length: Math.max(0, parts - 1) }, (_, place) => ({
    at: from + (place + 1) * longest,
    length: 0,
    isLine: false,
  }));
  return [...within, end];
}

function endsIn(text: string): End[] {
  return [...text.matchAll(end)].map(({ index, 0: found }) => ({
    at: index,
    length: found.length,
    isLine: found.includes('\n'),
  }));
}

function wordsOf(text: string, from: number, to: number, figures: readonly WrittenFigure[]): string {
  let words = '';
  let at = from;
  for (const [place, figure] of figures.entries()) {
    words += `${plain(text.slice(at, figure.start))} figurezq${place} `;
    at = figure.end;
  }
  return words + plain(text.slice(at, to));
}

/** A named figure says whose it is. */
function plain(text: string): string {
  return splitTokens(text.replace(/https?:\/\/\S+/gi, ' '))
    .map(({ text: part, token }) => (token === null ? part : ` ${token.symbol} `))
    .join('');
}
