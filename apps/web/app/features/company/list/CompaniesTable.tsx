// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { formatMillions, formatPercent, formatPrice, formatRatio, missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { SortHead } from '../../../ui/layout/SortHead.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { newYorkDay } from '../quote/new-york-time.ts';
import type { CompanyRow } from './company-row.ts';
import { isLargestFirst, type ListQuery, listAddress, type SortKey } from './list-query.ts';
import { companiesPath } from './paths.ts';
import { columnLabels } from './sort-choices.ts';
import { ValueCell } from './ValueCell.tsx';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';

interface Props {
  rows: readonly CompanyRow[];
  query: ListQuery;
  /** False for a visitor: only Apple has a value for them. */
  showsValues: boolean;
}

/** On a phone a list of cards. */
export function CompaniesTable({ rows, query, showsValues }: Props) {
  const newestDay = newestDayOf(rows);
  return (
    <table className="table row-cards companies-table" role="table" aria-label="Companies">
      <thead role="rowgroup">
        <tr role="row">
          <OrderHead query={query} sort="name" />
          <OrderHead query={query} sort="sector" className="on-wide" />
          <OrderHead query={query} sort="price" className="n" />
          <OrderHead query={query} sort="change" className="n" />
          <OrderHead query={query} sort="pe" className="n" />
          {showsValues && <OrderHead query={query} sort="value" className="n" />}
          <OrderHead query={query} sort="fcf-yield" className="n on-wide" />
          <OrderHead query={query} sort="market-cap" className="n" />
          <OrderHead query={query} sort="filing" className="on-wide" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.symbol} {...{ row, newestDay, showsValues }} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  query: ListQuery;
  sort: SortKey;
  className?: string;
}

/** A second click turns the order round. */
function OrderHead({ query, sort, className }: HeadProps) {
  const isOn = query.sort === sort;
  return (
    <SortHead
      isOn={isOn}
      largestFirst={isLargestFirst(query)}
      to={listAddress(companiesPath, { ...query, sort, reversed: isOn && !query.reversed })}
      className={className}
    >
      {columnLabels[sort][0]}
    </SortHead>
  );
}

function Row({
  row,
  newestDay,
  showsValues,
}: Pick<Props, 'showsValues'> & { row: CompanyRow; newestDay: string | null }) {
  const { symbol, name, price, change, simulated, pe, fcfYield, marketCap, filing } = row;
  return (
    <tr role="row">
      <td role="cell" className="lead-cell">
        <span className="companies-name">
          <span className="companies-initial" aria-hidden="true">
            {name.charAt(0).toUpperCase()}
          </span>
          <span>
            <Link to={`/company/${symbol}`}>{name}</Link>
            <small>{symbol}</small>
          </span>
        </span>
      </td>
      <td role="cell" className="on-wide" data-label="Sector">
        {row.sector ?? missingMark}
      </td>
      <td role="cell" className="n num" data-label="Price">
        {price === null ? <span className="faint">No price</span> : <b>{formatPrice(price)}</b>}
        <PriceRemark row={row} newestDay={newestDay} />
      </td>
      <td role="cell" className="n num" data-label="Change">
        <PriceChange change={change} simulated={simulated} />
      </td>
      <td role="cell" className="n num" data-label="P/E (LTM)">
        <Figure text={formatRatio(pe.value)} why={pe.why} />
      </td>
      {showsValues && (
        <td role="cell" className="n num" data-label="Value vs price">
          <ValueCell value={row.value} />
        </td>
      )}
      <td role="cell" className="n num on-wide" data-label="FCF yield">
        <Figure text={formatPercent(fcfYield.value)} why={fcfYield.why} />
      </td>
      <td role="cell" className="n num" data-label="Market cap">
        <Figure text={formatMillions(marketCap.value)} why={marketCap.why} />
      </td>
      <td role="cell" className="on-wide" data-label="Newest filing">
        {filing === null ? missingMark : `${filing.form}, ${isoDayLabel(filing.filed)}`}
      </td>
    </tr>
  );
}

/** What sets a price apart: its currency, and a day before that of the newest price. */
function PriceRemark({
  row: { currency, tradedAt, price },
  newestDay,
}: {
  row: CompanyRow;
  newestDay: string | null;
}) {
  if (price === null) return null;
  const day = tradedAt === null ? null : newYorkDay(new Date(tradedAt));
  const remarks = [currency !== 'USD' && currency, day !== newestDay && day].filter(Boolean);
  return remarks.length === 0 ? null : <span className="sub-line">{remarks.join(', ')}</span>;
}

function newestDayOf(rows: readonly CompanyRow[]): string | null {
  const newest = rows.reduce((latest, { tradedAt }) => Math.max(latest, Date.parse(tradedAt ?? '') || 0), 0);
  return newest === 0 ? null : newYorkDay(new Date(newest));
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function isoDayLabel(day: string): string {
  return dayFormat.format(new Date(day));
}
