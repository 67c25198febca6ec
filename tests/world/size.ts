/** Each push runs a part; `npm test -- --all` runs the whole. */
export const isWhole = process.env.TESTS === 'all';

/** Cases of one kind that each open a page of their own: one of so many on each push, from the first on. */
export function oneOf<Case>(many: number, cases: readonly Case[]): readonly Case[] {
  return isWhole ? cases : cases.filter((_, at) => at % many === 0);
}

/** Faults, and what happens at once, in random order: a few rounds with `npm test`, full size with `npm run faults`. */
export function rounds(few: number, full: number): number {
  return isFullSize ? full : few;
}

export const isFullSize = process.env.FAULTS === 'full';

/** Processes that are killed step by step: on PostgreSQL with each push, where there is one, and on both databases whole. */
export const isOnBoth = isWhole || isFullSize;
