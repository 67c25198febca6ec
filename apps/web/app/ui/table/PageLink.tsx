import { Link, type To } from 'react-router';
import { buttonClass } from '../controls/Button.tsx';

interface Props {
  label: string;
  rel: 'prev' | 'next';
  /** Null where there is no such page. */
  to: To | null;
}

/** To the page before or after. One that leads nowhere keeps its place, so that the other stays where it was. */
export function PageLink({ label, rel, to }: Props) {
  const button = buttonClass({ size: 'sm' });
  if (to === null) {
    return (
      <span className={`${button} is-off`} aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <Link className={button} to={to} rel={rel}>
      {label}
    </Link>
  );
}
