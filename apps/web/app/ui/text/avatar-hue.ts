import { initialOf } from './initial-of.ts';

/**
 * One of 25 hues around the colour circle, by the first letter of a name without its accent (A and Z share the first),
 * in degrees; null, which is grey, when the name begins with no letter.
 */
export function avatarHue(name: string): number | null {
  const letter = initialOf(name).normalize('NFD');
  if (!/^\p{L}/u.test(letter)) return null;
  return (((letter.codePointAt(0) ?? 0) - 65) % 25) * (360 / 25);
}
