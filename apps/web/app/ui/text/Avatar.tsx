import { type CSSProperties, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import './avatar.css';

interface Props {
  name: string;
  fallback?: string;
  picture?: string | null;
  large?: boolean;
}

export function Avatar({ name, fallback = '', picture = null, large = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const hue = avatarHue(name);
  return (
    <span
      className={classNames('avatar', large && 'avatar-lg')}
      style={hue === null ? undefined : ({ '--hue': hue, '--chroma': 0.09 } as CSSProperties)}
      aria-hidden="true"
    >
      {initialOf(name) || initialOf(fallback)}
      {picture && picture !== broken && (
        <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      )}
    </span>
  );
}

/**
 * 25 hues by the first letter, accents ignored (A and Z share one), in degrees; null (grey) without a letter.
 */
export function avatarHue(name: string): number | null {
  const letter = initialOf(name).normalize('NFD');
  if (!/^\p{L}/u.test(letter)) return null;
  return (((letter.codePointAt(0) ?? 0) - 65) % 25) * (360 / 25);
}

/** The first character, whatever its script, in upper case. */
function initialOf(text: string): string {
  const [first = ''] = text.trim().normalize('NFC').toUpperCase();
  return first;
}
