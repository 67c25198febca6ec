import { isWhole } from '../world/size.ts';

const all = [
  { name: 'desktop light', width: 1512, height: 950, colorScheme: 'light', always: true },
  { name: 'desktop dark', width: 1512, height: 950, colorScheme: 'dark', always: false },
  { name: 'phone light', width: 375, height: 812, colorScheme: 'light', always: false },
  { name: 'phone dark', width: 375, height: 812, colorScheme: 'dark', always: true },
] as const;

/** Both widths and both themes on each push, all four pairs with `npm test -- --all`. */
export const looks: readonly Look[] = all.filter(({ always }) => always || isWhole);

/** Pages and states that are opened in one of the looks each, in turn, and in every one with `npm test -- --all`. */
export function dealtTo<Case>(look: Look, cases: readonly Case[]): readonly Case[] {
  return isWhole ? cases : cases.filter((_, at) => looks[at % looks.length] === look);
}

export type Look = (typeof all)[number];
