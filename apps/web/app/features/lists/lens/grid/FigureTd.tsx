import type { LensCompany } from '@tenfold/contract/lists';
import type { LensPeriod, Standing } from '@tenfold/domain/lens';
import { memo } from 'react';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { CellContent } from '../cells/CellContent.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import type { LensRow, LensTable } from '../model/lens-table.ts';

interface Props {
  company: LensCompany;
  field: LensRow['field'];
  period: LensPeriod;
  standing: Standing;
  own: LensTable['own'];
  extended: boolean;
  comments: number;
  className?: string;
}

/** Rendered again only when something of it changed: scrolling brings and takes hundreds. */
export const FigureTd = memo(function FigureTd({ comments, className, ...cell }: Props) {
  const { company, field, standing } = cell;
  return (
    <td
      className={classNames('lens-cell', standing !== null && `is-${standing}`, className)}
      data-symbol={company.symbol}
      data-field={field.key}
      tabIndex={-1}
    >
      <span className="lens-cell-content">
        <CellContent {...cell} />
      </span>
      <CommentCount count={comments} />
    </td>
  );
});
