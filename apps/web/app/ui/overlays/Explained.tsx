import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import './explained.css';

interface Props {
  explanation: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Words whose explanation opens by mouse, touch and keyboard, before scripts too; Escape or a click closes it. */
export function Explained({ explanation, className, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={classNames('explained', className)} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" role="note" className="tooltip explanation">
        {explanation}
      </span>
    </>
  );
}
