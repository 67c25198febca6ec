/**
 * One of 25 hues around the colour circle, by the first letter of a name (Y and Z share the last), in degrees; null,
 * which is grey, when the name begins with no letter.
 */
export function avatarHue(name: string): number | null {
  const letter = name.trim().charAt(0).toUpperCase();
  if (!/^[A-Z]$/.test(letter)) return null;
  const place = Math.min(letter.charCodeAt(0) - 'A'.charCodeAt(0), 24);
  return (place * 360) / 25;
}
