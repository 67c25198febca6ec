import { isHarmless, parseLines } from '../assistant/index.ts';
import { type LookupLine, ratioOf } from '../figure-lookup/index.ts';
import { isLine, lineBehind, type Nearby } from './nearby.ts';
import type { WrittenFigure } from './written-figures.ts';

/** What a figure may be of a line. */
export interface MeantFigure {
  readonly line: LookupLine;
  /** Since a year before: as a fraction of it, or by how much. */
  readonly change: 'none' | 'relative' | 'difference';
}

const changed =
  /^(?:gr[eo]w\w*|growth|rose|ris(?:es?|en|ing)|increas\w*|up|gain\w*|climb\w*|jump\w*|surg\w*|soar\w*|higher|chang\w*|more|fell|fall\w*|declin\w*|decreas\w*|down|drop\w*|lower|shr[aiu]nk\w*|slid\w*|plung\w*|less)$/;
export const fallen =
  /^(?:fell|fall\w*|declin\w*|decreas\w*|down|drop\w*|lower|shr[aiu]nk\w*|slid\w*|plung\w*|less|loss\w*|lost|minus|negative|outflow\w*)$/;

export interface LinesAbout {
  /** The likeliest first; none where the sentence names no line that it could be of. */
  readonly meant: readonly MeantFigure[];
  /** One line stands beside the figure, or none but one before it. */
  readonly isSure: boolean;
}

export function linesAbout(around: Nearby, written: WrittenFigure): LinesAbout {
  if (isOfAnother(around)) return { meant: [], isSure: false };
  const share = shareOf(around, written);
  if (share !== null) return { meant: [{ line: share, change: 'none' }], isSure: true };
  const meantIn = (words: readonly string[]) =>
    linesIn(words, written)
      .filter((line) => !isPart(around.tokens, line))
      .map((line) => meantBy(line, around, written));
  for (const words of closeWords(around)) {
    const lines = meantIn(words);
    const meant = lines.flat();
    if (meant.length > 0) return { meant, isSure: lines.length === 1 };
  }
  // The only line of the sentence, said before: `revenue rose from 383,285 in 2023 to 391,035 in 2024`.
  const places = around.tokens.flatMap((token, at) => (isLine(token) ? [at] : []));
  const isOnly = places.length === 1 && (places[0] ?? Infinity) < around.at;
  return { meant: meantIn(around.tokens).flat(), isSure: isOnly };
}

/** `$102 million of pay`: of something that is no line. */
function isOfAnother({ after }: Nearby): boolean {
  if (after[0] !== 'of') return false;
  const named = after.slice(1, 4);
  const line = named.findIndex((token) => token.startsWith('['));
  return named.slice(0, line < 0 ? 1 : line).some(isUnknown);
}

/** A line of which the sentence means a part that no statement has: `iPhone revenue`, `sales in Europe`. */
export function namesPart({ tokens }: Nearby): boolean {
  return tokens.some((token, at) => isLine(token) && isQualified(tokens, at));
}

/** Right behind it, then what stands before it; a line of the figure before is no longer this one’s. */
function closeWords(around: Nearby): (readonly string[])[] {
  const found = lineBehind(around);
  // `took $20.8 billion of cash` says what was spent, not what is left.
  const isCash = found !== null && around.after[found] === '[l:cashAndEquivalents]';
  const behind = isCash ? null : found;
  const ahead = around.before.some(isLine) ? [around.before] : [];
  if (behind === null) return ahead;
  return [around.after.slice(0, behind + 2), ...ahead];
}

/** `8% of revenue`, of a line that stands before. */
function shareOf({ before, after }: Nearby, { kind }: WrittenFigure): LookupLine | null {
  if (kind !== 'percent' || after[0] !== 'of') return null;
  const [whole] = parseLines(
    after
      .slice(1, 4)
      .filter((token) => /^\[l:/.test(token))
      .join(' '),
    null,
  );
  const part = parseLines(before.filter((token) => /^\[l:/.test(token)).join(' '), null).at(-1);
  return part === undefined || whole === undefined ? null : ratioOf(part, whole);
}

function linesIn(words: readonly string[], { kind }: WrittenFigure): readonly LookupLine[] {
  const said =
    kind === 'amount' ? words.filter((token) => !token.startsWith('[k:') && token !== 'margin') : words;
  return parseLines(said.join(' '), null).toReversed();
}

function meantBy(line: LookupLine, around: Nearby, written: WrittenFigure): MeantFigure[] {
  const { kind, currency, scale } = written;
  const isShare = line.unit === 'percent';
  const changes = [...around.before, ...around.after.slice(0, 4)].some((token) => changed.test(token));
  switch (kind) {
    case 'percent':
      if (!isShare) return changes && line.unit !== 'ratio' ? [{ line, change: 'relative' }] : [];
      return [{ line, change: 'none' }, ...(changes ? [{ line, change: 'difference' } as const] : [])];
    case 'points':
      return isShare ? [{ line, change: 'difference' }] : [];
    case 'multiple':
      return line.unit === 'ratio' ? [{ line, change: 'none' }] : [];
    case 'amount': {
      const isSized = currency !== null || scale !== null;
      if (isShare || (line.unit === 'ratio' && isSized)) return [];
      if (line.unit === 'shares' && currency !== null) return [];
      // `$7.95` is of a share, whatever line is named.
      if (line.unit === 'money' && currency !== null && scale === null && Math.abs(written.number) < 1_000)
        return [];
      const isBy = /^(?:by)$/.test(around.before.at(-1) ?? '') || changed.test(around.before.at(-1) ?? '');
      const value = { line, change: 'none' } as const;
      return isBy ? [{ line, change: 'difference' }, value] : [value];
    }
  }
}

function isPart(tokens: readonly string[], { key }: LookupLine): boolean {
  const places = tokens.flatMap((token, at) => (isLine(token) ? [at] : []));
  const qualified = places.filter((at) => isQualified(tokens, at));
  if (qualified.length === 0) return false;
  // Where several are in a sentence, only those that are parts; a ratio is one if any of its lines is.
  const keysAt = (ats: readonly number[]) =>
    new Set(
      ats.flatMap((at) =>
        parseLines(tokens[at] ?? '', null).flatMap((line) => [
          line.key,
          ...(line.parts ?? []).map((part) => part.key),
        ]),
      ),
    );
  const whole = keysAt(places.filter((at) => !qualified.includes(at)));
  return [...keysAt(qualified)].some((part) => key.split(' / ').includes(part) && !whole.has(part));
}

function isQualified(tokens: readonly string[], at: number): boolean {
  const [before = ''] = tokens.slice(Math.max(0, at - 1), at);
  const [join = '', first = '', second = ''] = tokens.slice(at + 1, at + 4);
  const named = /^(?:the|our|its|their)$/.test(first) ? second : first;
  return isUnknown(before) || (/^(?:in|from|of|outside|at|and|&|plus)$/.test(join) && isUnknown(named));
}

/** Neither a marker, a figure or a sign nor a word that says nothing of what a line is. */
function isUnknown(word: string): boolean {
  if (word === '' || word.startsWith('[') || /^figurezq/.test(word) || !/[\p{L}]/u.test(word)) return false;
  return !isHarmless(word) && !fallen.test(word) && !changed.test(word) && !plainAhead.has(word);
}

/** Words ahead of a line that leave it whole. */
const plainAhead = new Set(
  'apple while but although though however strong weak healthy solid flat steady consolidated worldwide global full-year yearly company’s companys after before despite into even if s its their huge big large small good bad great both including made delivered delivering showing showed grew posting earning new such whose generating generates'.split(
    ' ',
  ),
);
