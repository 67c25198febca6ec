import type { ResolvedFigure } from '../../figure-lookup/index.ts';
import { type PrintedFigure, printAs } from '../wording/sentence.ts';
import { type Item, markOf } from './marked-sentence.ts';
import type { QuotedFigure } from './quoted-figure.ts';

const words = /\b(?:the|its) (highest|lowest) since (?:fiscal (?:year )?|FY ?)?((?:19|20)\d\d)\b/;

/** Longer than any company’s record. */
const mostYears = 30;

/** “the highest since fiscal 2016”, which follows from the figure before it and those of the years between. */
export class Extreme {
  readonly #at: number;
  readonly #end: number;
  readonly #text: string;
  readonly #year: PrintedFigure;

  private constructor(text: string, at: number, end: number, year: PrintedFigure) {
    this.#text = text;
    this.#at = at;
    this.#end = end;
    this.#year = year;
  }

  /** Null where none stands there, or its figure doesn’t give it. @param text what follows the figure */
  static find(text: string, figure: QuotedFigure): Extreme | null {
    const found = words.exec(text);
    if (found === null) return null;
    const [whole, which, year = ''] = found;
    const compared = comparedFor(figure, which === 'highest' ? 1 : -1, Number(year));
    if (compared === null) return null;
    const end = found.index + whole.length;
    return new Extreme(text, found.index, end, printAs(year, 'year', Number(year), compared));
  }

  /** With a mark in its place. */
  get marked(): string {
    return this.#text.slice(0, this.#at) + markOf('e', '') + this.#text.slice(this.#end);
  }

  /** What is shown: its year opens the figures it is compared with. */
  get parts(): readonly (string | PrintedFigure)[] {
    const year = this.#year.text;
    const parts = [this.#text.slice(0, this.#end - year.length), this.#year, this.#text.slice(this.#end)];
    return parts.filter((part) => part !== '');
  }
}

/** Whether nothing that it could be said of instead stands between it and its figure, or after it. */
export function extremeStandsAlone(items: readonly Item[]): boolean {
  const at = items.findIndex(({ kind }) => kind === 'extreme');
  const figure = items.findLastIndex(({ kind }) => kind === 'figure');
  const isPlain = (item: Item) =>
    item.kind === 'year' ||
    (item.kind === 'sign' && item.sign === ',') ||
    (item.kind === 'word' && /^(?:was|is|which|in|fiscal)$/.test(item.word));
  const isEnd = (item: Item) => item.kind === 'sign' && /^[.!]$/.test(item.sign);
  return figure < at && items.slice(figure + 1, at).every(isPlain) && items.slice(at + 1).every(isEnd);
}

/**
 * The figures from the year that is named to that of the figure. Null unless each is there, all between are lower (or higher), and
 * the first is as high (or low): else it would be since another year.
 */
function comparedFor({ filed }: QuotedFigure, sign: 1 | -1, since: number): readonly ResolvedFigure[] | null {
  if (filed === null || filed.inYear === null) return null;
  const { inYear, year, value } = filed;
  if (year - since < 2 || year - since > mostYears) return null;
  const years = Array.from({ length: year - since + 1 }, (_, at) => since + at);
  const figures = years.map(inYear).filter((figure) => figure !== null);
  if (figures.length < years.length) return null;
  const [first, ...later] = figures;
  const between = later.slice(0, -1);
  // “The lowest” of losses says two things.
  const isAlike = figures.every((figure) => figure.value >= 0 && figure.currency === first?.currency);
  const isBeyond = between.every((figure) => sign * (value - figure.value) > 0);
  if (first === undefined || !isAlike || !isBeyond || sign * (first.value - value) < 0) return null;
  return figures;
}
