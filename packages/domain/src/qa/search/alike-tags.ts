import { slipsAllowed, slipsBetween } from './slips-between.ts';

interface KeyedTag {
  readonly key: string;
}

/**
 * Tags that are probably meant by another: a slip of the keyboard away, or the same word in the plural. The nearest first,
 * else in the order given.
 *
 * Example: `BALENCE` is like `BALANCE`, `MARGINS` like `MARGIN`; `EPS` is not like `FCF`.
 */
export function alikeTags<Tag extends KeyedTag>(key: string, offered: readonly Tag[]): Tag[] {
  return offered
    .filter((other) => other.key !== key)
    .map((other) => ({ other, slips: slipsBetween(key, other.key) }))
    .filter(({ other, slips }) => slips <= slipsAllowed(shorter(key, other.key)) && isWord(other.key))
    .sort((one, another) => one.slips - another.slips)
    .map(({ other }) => other);
}

function shorter(one: string, other: string): string {
  return [...one].length < [...other].length ? one : other;
}

/** A word of three letters is none: any other three that share two would be like them. */
function isWord(key: string): boolean {
  return [...key].length > 3;
}
