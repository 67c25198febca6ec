import type { LensCompany } from '@tenfold/contract/lists';
import { formatPercent } from '@tenfold/domain/format';
import { type LensField, type LensPeriod, lensPeriods, printLens, type Standing } from '@tenfold/domain/lens';
import { Figure } from '../../../../ui/text/Figure.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { currencyOf, figureOf, type LensTable } from '../model/lens-table.ts';
import { MiniBars } from './MiniBars.tsx';
import { Sparkline } from './Sparkline.tsx';
import './cell.css';

interface Props {
  company: LensCompany;
  field: LensField;
  period: LensPeriod;
  standing: Standing;
  own: LensTable['own'];
  /** With the small charts and the lines below the figures. */
  extended: boolean;
}

export function CellContent({ company, field, period, standing, own, extended }: Props) {
  const figure = figureOf(company, field.key, own);
  const value = figure?.value ?? null;
  const isPrice = field.key === 'price';
  const note = value === null ? null : noteOf(company, field, figure?.years ?? null, period);
  return (
    <>
      <span className="lens-figure">
        <b className="num">{printLens(value, field)}</b>
        {standing !== null && <VisuallyHidden>, {standing}</VisuallyHidden>}
        {isPrice && extended && <PriceChange company={company} />}
        {note !== null && <small>{note}</small>}
      </span>
      {extended && isPrice && <Sparkline line={company.priceLine} />}
      {extended && field.key === 'earningsPerShare' && <MiniBars bars={company.earningsBars} />}
    </>
  );
}

/** Neither red nor green where the price, or the day it is compared with, is simulated. */
export function PriceChange({ company: { stockPriceChange: change, quote } }: { company: LensCompany }) {
  if (change === null) return null;
  return (
    <small>
      {quote?.simulated ? (
        formatPercent(change, 2)
      ) : (
        <Figure text={formatPercent(Math.abs(change), 2)} change={change} />
      )}
    </small>
  );
}

/** What sets a figure apart from those beside it: its currency, fewer years, a simulated price. */
function noteOf(
  company: LensCompany,
  field: LensField,
  years: number | null,
  period: LensPeriod,
): string | null {
  const currency = currencyOf(company, field);
  const notes = [
    currency !== null && currency !== 'USD' && currency,
    years !== null && `${years} of ${lensPeriods[period]} years`,
    field.key === 'price' && company.quote?.kind === 'replay' && 'simulated',
  ].filter(Boolean);
  return notes.length === 0 ? null : notes.join(', ');
}
