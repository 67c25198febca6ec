import { Explained } from '../overlays/Explained.tsx';
import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './figure.css';
import '../overlays/tooltip.css';

interface Props {
  text: string;
  /** Direction by colour, arrow and a hidden word: never by colour alone. */
  change?: number | null;
  /** Explains a figure that is missing, or not what it seems; opens on a press. */
  why?: string | null;
  className?: string | undefined;
}

export function Figure({ text, change = null, why = null, className }: Props) {
  if (why !== null) {
    return (
      <Explained explanation={why} className={classNames('num', className)}>
        {text}
      </Explained>
    );
  }
  // What is printed as zero is neither.
  const direction = change === null || !/[1-9]/.test(text) ? null : change > 0 ? 'up' : 'down';
  return (
    <span className={classNames('num', direction && `figure-change ${direction}`, className)}>
      {direction && (
        <>
          <Icon name={direction} small />
          <VisuallyHidden>{direction} </VisuallyHidden>
        </>
      )}
      {text}
    </span>
  );
}
