import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './figure.css';

interface Props {
  /** As shown, already formatted. */
  text: string;
  /** A change: coloured by its sign, with an arrow and a word, since colour alone says nothing. */
  change?: number | null;
  /** Why there is no value: shown on hover and read out. */
  why?: string | null;
  className?: string;
}

/** A number on screen: figures of one width, never broken over two lines. */
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
