import { type CSSProperties, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { avatarHue } from './avatar-hue.ts';
import { initialOf } from './initial-of.ts';
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
