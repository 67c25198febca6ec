import { columnsMeant, referencesIn } from '@tenfold/domain/formulas';
import { useLayoutEffect } from 'react';
import type { Grid } from '../../../ui/grid/grid.ts';
import { placeOf } from '../cells/formula-text.ts';
import type { Typing } from '../cells/typing.ts';
import { referenceTone } from '../formula/reference-tone.ts';
import { cellNamed } from './named-columns.ts';

/** Frames around the cells that the formula being typed refers to, in the colours of its text. */
export function ReferenceFrames({
  grid,
  typing: { text, column },
  lastYear,
}: {
  grid: Grid;
  typing: Typing;
  lastYear: number;
}) {
  useLayoutEffect(() => {
    const place = placeOf({ column }, lastYear);
    const framed = text.startsWith('=')
      ? referencesIn(text).flatMap((reference, at) =>
          columnsMeant(reference, place).map((meant) => ({
            cell: grid.elementOf(cellNamed(reference.row, meant, lastYear)),
            tone: referenceTone(at),
          })),
        )
      : [];
    // An attribute: React replaces the classes of a cell as a whole.
    for (const { cell, tone } of framed) cell?.setAttribute('data-ref', tone);
    return () => {
      for (const { cell } of framed) cell?.removeAttribute('data-ref');
    };
  }, [grid, text, column, lastYear]);
  return null;
}
