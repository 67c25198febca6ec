import type { ReactNode, Ref } from 'react';
import './table-scroll.css';

interface Props {
  label: string;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Focusable, so that arrow keys scroll it. */
export function TableScroll({ label, ref, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard cannot scroll it
    <section ref={ref} className="table-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
