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
  const last = tokens.slice(0, at).findLastIndex((token) => placeIn(token) !== null);
  const next = tokens.slice(at + 1).findIndex((token) => placeIn(token) !== null);
  return {
    tokens,
    at,
    before: tokens.slice(last + 1, at),
    after: next < 0 ? tokens.slice(at + 1) : tokens.slice(at + 1, at + 1 + next),
  };
}

/** Words that may stand between a figure and what says of what or when it is. */
const joining = new Set(
  'in for of during at the end fiscal year ended a an , ( as on its their total net annual this that from'.split(
    ' ',
  ),
);

/** The first marker right behind a figure, as in `383,285 in 2023` or `$94 billion of net income`. */
export function markerBehind({ after }: Nearby, isMarker: (token: string) => boolean): number | null {
  for (const [place, token] of after.slice(0, 5).entries()) {
    if (isMarker(token)) return place;
    if (!joining.has(token) && !token.startsWith('[')) return null;
  }
  return null;
}

export const isPeriod = (token: string) => /^\[(?:y|q|d|m|r|n|to|shift):|^\[(?:ltm|latestq?)\]$/.test(token);
export const isLine = (token: string) => /^\[[lk]:/.test(token);
export const isCompany = (token: string) => token.startsWith('[c:');
