import type { CSSProperties, ReactNode, Ref } from 'react';
import { TableScroll } from './TableScroll.tsx';
import './column-scroll.css';

interface Props {
  label: string;
  /** Number of figure columns, without the sticky names. */
  columns: number;
  /** At most so many side by side, however wide the screen. */
  most: number;
  /** Which end shows before any script runs. */
  from: 'first' | 'last';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * A table whose names stay in place while its figure columns, all of one width, scroll behind them. Only whole
 * columns show: the rest positions snap to them, and while one scrolls, a column cut by either edge is covered, so
 * that no clipped number reads as another figure.
 *
 * Wants `table-layout: fixed`, `--name` (width of the names at least) and `--figure-min`, both on `.column-scroll`.
 */
export function ColumnScroll({ label, columns, most, from, ref, children }: Props) {
  return (
    <div
      className="column-scroll"
      data-from={from}
      style={{ '--count': columns, '--most': most } as CSSProperties}
    >
      <TableScroll label={label} ref={ref}>
        {children}
        <span className="column-cover column-cover-left" aria-hidden="true" />
        <span className="column-cover column-cover-right" aria-hidden="true" />
        <span className="column-edge column-edge-left" aria-hidden="true" />
        <span className="column-edge column-edge-right" aria-hidden="true" />
      </TableScroll>
    </div>
  );
}
