import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type LinkedFigure, linkedFigure } from '../../../figures/linked-source.ts';
import { useFinancialsBasis } from '../card/settings.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { OpenSource } from '../table/open-source.ts';

/** Opens the source that the address names, once its column is in the table; of a quarter, the quarters are shown first. */
export function LinkedSource({ columns, onOpen }: { columns: readonly TableColumn[]; onOpen: OpenSource }) {
  const { hash, key } = useLocation();
  const [linked, setLinked] = useState<LinkedFigure | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again opens it again
  useEffect(() => {
    const figure = linkedFigure(hash);
    setLinked(figure);
    if (figure !== null && figure.column !== 'LTM')
      useFinancialsBasis.getState().choose(figure.column.includes('-') ? 'quarterly' : 'annual');
  }, [hash, key]);

  useEffect(() => {
    const column = linked && columns.find(({ sourceColumn }) => sourceColumn === linked.column);
    if (linked === null || !column) return;
    setLinked(null);
    document.getElementById('financials')?.scrollIntoView();
    onOpen(linked.row, column);
  }, [linked, columns, onOpen]);

  return null;
}
