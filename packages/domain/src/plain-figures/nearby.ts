import { placeIn } from './sentences.ts';

/** The words of a marked sentence around one of its figures. */
export interface Nearby {
  readonly tokens: readonly string[];
  readonly at: number;
  /** From the figure before to this one, and from this one to the next. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function nearby(tokens: readonly string[], place: number): Nearby | null {
  const at = tokens.findIndex((token) => placeIn(token) === place);
  if (at < 0) return null;
  const last = figureBefore(tokens, at);
  const next = tokens.slice(at + 1).findIndex((token) => placeIn(token) !== null);
  return {
    tokens,
    at,
    before: tokens.slice(isSecond(tokens, last, at) ? figureBefore(tokens, last) + 1 : last + 1, at),
    after: next < 0 ? tokens.slice(at + 1) : tokens.slice(at + 1, at + 1 + next),
  };
}

function figureBefore(tokens: readonly string[], at: number): number {
  return tokens.slice(0, Math.max(0, at)).findLastIndex((token) => placeIn(token) !== null);
}

/** `from 33.4% to 30.2%`: both are of what stands before them. */
function isSecond(tokens: readonly string[], last: number, at: number): boolean {
  return last > 0 && tokens[last - 1] === 'from' && tokens.slice(last + 1, at).join(' ') === 'to';
}

/** Words that may stand between a figure and what says of what it is. */
const ofWhat = new Set('in of for the its their total net annual a an'.split(' '));
/** And when. */
const when = new Set([
  ...ofWhat,
  ...'during at end fiscal year to ended ending , ( as on that this one'.split(' '),
]);

/** The first period right behind a figure, as in `383,285 in 2023`. */
export function periodBehind({ after }: Pick<Nearby, 'after'>): number | null {
  return markerBehind(after, isPeriod, when);
}

/** The first line right behind a figure, as in `$94 billion of net income`: behind a comma it is another figure’s. */
export function lineBehind({ after }: Pick<Nearby, 'after'>): number | null {
  return markerBehind(after, isLine, ofWhat);
}

function markerBehind(
  after: readonly string[],
  isMarker: (token: string) => boolean,
  joining: ReadonlySet<string>,
): number | null {
  for (const [place, token] of after.slice(0, 6).entries()) {
    if (isMarker(token)) return place;
    if (!joining.has(token) && !token.startsWith('[')) return null;
  }
  return null;
}

export const isPeriod = (token: string) => /^\[(?:y|q|d|m|r|n|to|shift):|^\[(?:ltm|latestq?)\]$/.test(token);
export const isLine = (token: string) => /^\[[lk]:/.test(token);
export const isCompany = (token: string) => token.startsWith('[c:');
