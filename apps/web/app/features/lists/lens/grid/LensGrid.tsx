import type { LensCompany } from '@tenfold/contract/lists';
import { type CSSProperties, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../../../platform/screens/use-hydrated.ts';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { TableScroll } from '../../../../ui/layout/TableScroll.tsx';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import { Handle } from '../changes/Handle.tsx';
import { type Reorder, useReorder } from '../changes/use-reorder.ts';
import { cellKey } from '../model/count-comments.ts';
import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import { BeyondEdge } from './BeyondEdge.tsx';
import { FigureTd } from './FigureTd.tsx';
import { LensLegend } from './LensLegend.tsx';
import type { LensView } from './lens-view.ts';
import { ariaSort, SortButton } from './SortButton.tsx';
import { useCellWalk } from './use-cell-walk.ts';
import { useVisiblePart } from './use-visible-part.ts';
import { useWholeColumns } from './use-whole-columns.ts';
import { yearEndLabel } from './year-end-label.ts';
import './lens-grid.css';

/** In rem; styles take them from here. */
const nameWidth = 10.5;
const leastWidth = 13;

/** Companies side by side. Of a long list only the columns on screen are rendered. */
export function LensGrid({ view }: { view: LensView }) {
  const { table, period, density, sort, counts, changes, onSort, onOpen } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const live = useHydrated();
  const grid = useRef<HTMLTableElement>(null);
  const reorder = useReorder(table.companies, true, (symbols) => changes?.arrange(symbols));
  const companies = inOrder(table.companies, reorder);
  const columnWidth = useWholeColumns(scroller, { lead: nameWidth, least: leastWidth });
  const part = useVisiblePart(scroller, {
    ...{ count: companies.length, size: columnWidth, lead: nameWidth },
    horizontal: true,
  });
  const walk = useCellWalk(grid, {
    ...{ rows: table.rows.length, columns: companies.length },
    reveal: ({ column }) => part.scrollTo(column),
  });
  const shown = part.indexes.flatMap((at) => {
    const company = companies[at];
    return company === undefined ? [] : [{ company, at }];
  });
  const before = <Gap width={part.before} />;
  const after = <Gap width={part.after} />;
  const extended = density === 'extended';
  return (
    <>
      <LensLegend>
        <BeyondEdge scroller={scroller} count={companies.length} what={['company', 'companies']} />
      </LensLegend>
      <TableScroll label="Companies side by side" ref={scroller}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks on cells arrive here, and Enter on them as a click */}
        <table
          ref={grid}
          role={live ? 'grid' : undefined}
          className={classNames('lens', !extended && 'is-condensed')}
          style={
            {
              '--name': `${nameWidth}rem`,
              '--least': `${leastWidth}rem`,
              '--count': companies.length,
            } as CSSProperties
          }
          aria-colcount={companies.length + 1}
          aria-label="Companies side by side"
          {...walk}
          onClick={(event) => onOpen(event.target)}
        >
          <thead>
            <tr>
              <th scope="col" className="lens-corner">
                <SortButton by="name" sort={sort} onSort={onSort}>
                  Company
                </SortButton>
              </th>
              {before}
              {shown.map(({ company, at }) => (
                <th
                  key={company.symbol}
                  scope="col"
                  className={classNames('lens-head', reorder.held === company.symbol && 'is-held')}
                  aria-colindex={at + 2}
                  data-place={at}
                  data-symbol={company.symbol}
                  data-field="company"
                >
                  <HeadOf
                    {...{ company, reorder, changes }}
                    movable={sort === null}
                    comments={counts.get(cellKey(company.symbol, 'company')) ?? 0}
                  />
                </th>
              ))}
              {after}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ field, standings }, row) => (
              <tr key={field.key}>
                <th scope="row" className="lens-field" aria-sort={ariaSort(sort, field.key)}>
                  <SortButton by={field.key} sort={sort} onSort={onSort}>
                    {fieldLabel(field, period)}
                  </SortButton>
                  {extended && <small>{fieldHint(field, period)}</small>}
                </th>
                {before}
                {shown.map(({ company, at }) => (
                  <FigureTd
                    key={company.symbol}
                    {...{ company, field, period, extended, own: table.own }}
                    standing={standings.get(company.symbol) ?? null}
                    comments={counts.get(cellKey(company.symbol, field.key)) ?? 0}
                    row={row}
                    column={at}
                  />
                ))}
                {after}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}

interface HeadProps {
  company: LensCompany;
  reorder: Reorder;
  changes: LensView['changes'];
  movable: boolean;
  comments: number;
}

function HeadOf({ company, reorder, changes, movable, comments }: HeadProps) {
  return (
    <>
      <span className="lens-head-name">
        <Link to={`/company/${company.symbol}`}>{company.shortName}</Link>
        <span className="symbol">{company.symbol}</span>
      </span>
      <span className="lens-head-row">
        <small>{yearEndLabel(company)}</small>
        <button type="button" className="lens-about">
          <span className="visually-hidden">About {company.shortName} </span>
          {comments === 0 ? <Icon name="more" small /> : <CommentCount count={comments} />}
        </button>
        {changes !== null && movable && <Handle company={company} reorder={reorder} />}
        {changes !== null && (
          <IconButton
            icon="close"
            label={`Remove ${company.shortName}`}
            small
            onClick={(event) => {
              event.stopPropagation();
              changes.remove([company]);
            }}
          />
        )}
      </span>
    </>
  );
}

export function inOrder(
  companies: readonly LensCompany[],
  { symbols, held }: Pick<Reorder, 'symbols' | 'held'>,
): readonly LensCompany[] {
  // While a long list scrolls, this is asked many times a second.
  if (held === null) return companies;
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}

/** Takes the room of the columns that are not rendered. */
function Gap({ width }: { width: number }) {
  return width === 0 ? null : (
    <td className="lens-gap" style={{ width, minWidth: width }} aria-hidden="true" />
  );
}
