import { initialOf } from './initial-of.ts';

/**
 * 25 hues by the first letter, accents ignored (A and Z share one), in degrees; null (grey) without a letter.
 */
export function avatarHue(name: string): number | null {
  const letter = initialOf(name).normalize('NFD');
  if (!/^\p{L}/u.test(letter)) return null;
  return (((letter.codePointAt(0) ?? 0) - 65) % 25) * (360 / 25);
}
