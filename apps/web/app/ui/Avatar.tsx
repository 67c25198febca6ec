import { type CSSProperties, useState } from 'react';
import { avatarHue } from './avatar-hue.ts';
import './avatar.css';

interface Props {
  name: string;
  picture?: string | null;
}

/** The picture, or the first letter on its colour. A picture that does not load stays hidden. */
export function Avatar({ name, picture = null }: Props) {
  const [broken, setBroken] = useState(false);
  const hue = avatarHue(name);
  return (
    <span
      className="avatar"
      style={hue === null ? undefined : ({ '--hue': hue, '--chroma': 0.09 } as CSSProperties)}
      aria-hidden="true"
    >
      {name.charAt(0).toUpperCase()}
      {picture && !broken && <img src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />}
    </span>
  );
}
