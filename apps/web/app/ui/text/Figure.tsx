import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './figure.css';

interface Props {
  text: string;
  /** Direction by colour, arrow and a hidden word: never by colour alone. */
  change?: number | null;
  why?: string | null;
  className?: string;
}

export function Figure({ text, change = null, why = null, className }: Props) {
  const direction = change === null || change === 0 ? null : change > 0 ? 'up' : 'down';
  return (
    <span
      className={classNames('num', direction && `figure-change ${direction}`, className)}
      title={why ?? undefined}
    >
      {direction && (
        <>
          <Icon name={direction} small />
          <VisuallyHidden>{direction} </VisuallyHidden>
        </>
      )}
      {text}
      {why && <VisuallyHidden> ({why})</VisuallyHidden>}
    </span>
  );
}
