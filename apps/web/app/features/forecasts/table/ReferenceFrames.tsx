import { columnsMeant, referencesIn } from '@tenfold/domain/formulas';
import { useLayoutEffect } from 'react';
import { placeOf } from '../cells/formula-text.ts';
import type { Typing } from '../cells/typing.ts';
import { referenceTone } from '../formula/reference-tone.ts';
import type { EditedModel } from '../own/edited-model.ts';
import { elementOf, namedColumns } from './named-columns.ts';

/** Frames around the cells that the formula being typed refers to, in the colours of its text. */
export function ReferenceFrames({
  table,
  typing: { text, column },
  model,
  lastYear,
}: {
  table: HTMLTableElement;
  typing: Typing;
  model: EditedModel;
  lastYear: number;
}) {
  useLayoutEffect(() => {
    const names = namedColumns(model.table, lastYear);
    const place = placeOf({ column }, lastYear);
    const framed = text.startsWith('=')
      ? referencesIn(text).flatMap((reference, at) =>
          columnsMeant(reference, place).map((meant) => ({
            cell: elementOf(table, reference.row, meant, names),
            tone: referenceTone(at),
          })),
        )
      : [];
    // An attribute: React replaces the classes of a cell as a whole.
    for (const { cell, tone } of framed) cell?.setAttribute('data-ref', tone);
    return () => {
      for (const { cell } of framed) cell?.removeAttribute('data-ref');
    };
  }, [table, text, column, model.table, lastYear]);
  return null;
}
