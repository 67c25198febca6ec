import type { ComponentProps, ReactNode } from 'react';
import { WritingArea } from './WritingArea.tsx';
import './answers.css';

interface Props extends Omit<ComponentProps<typeof WritingArea>, 'labelHidden' | 'autoFocus'> {
  children: ReactNode;
}

/** A field that is opened in place, with what belongs to it below. */
export function WritingForm({ children, ...area }: Props) {
  return (
    <form
      className="edit-text"
      onSubmit={(event) => {
        event.preventDefault();
        area.onSubmit();
      }}
    >
      <WritingArea {...area} labelHidden autoFocus />
      {children}
    </form>
  );
}
