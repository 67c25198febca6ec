import type { LensCompany } from '@tenfold/contract/lists';
import {
  type LensField,
  type LensPeriod,
  lensField,
  lensPeriods,
  printLens,
  type Standing,
} from '@tenfold/domain/lens';
import { NoPrice } from '../../../../figures/NoPrice.tsx';
import { PriceChange } from '../../../../figures/PriceChange.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { currencyOf, figureOf, type LensTable } from '../model/lens-table.ts';
import { missingWords } from '../model/missing-words.ts';
import { isWithheld } from '../model/withheld.ts';
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
  if (figure === null && isWithheld(company, field)) {
    return (
      <span className="lens-locked">
        <Icon name="lock" small />
        <VisuallyHidden>Not shown to you yet</VisuallyHidden>
      </span>
    );
  }
  const isPrice = field.key === 'price';
  const note = value === null ? null : noteOf(company, field, figure?.years ?? null, period);
  return (
    <>
      <span className="lens-figure">
        {isPrice ? (
          <PriceOfCompany company={company} />
        ) : (
          <b className="num" title={missingWords(company, field, own) ?? undefined}>
            {printLens(value, field)}
          </b>
        )}
        {standing !== null && <VisuallyHidden>, {standing}</VisuallyHidden>}
        {isPrice && extended && <ChangeOfCompany company={company} />}
        {note !== null && <small>{note}</small>}
      </span>
      {extended && isPrice && <Sparkline line={company.priceLine} />}
      {extended && field.key === 'earningsPerShare' && <MiniBars bars={company.earningsBars} />}
    </>
  );
}

export function PriceOfCompany({ company: { stockPrice } }: { company: LensCompany }) {
  if (stockPrice === null) return <NoPrice />;
  return <b className="num">{printLens(stockPrice, lensField('price'))}</b>;
}

export function ChangeOfCompany({ company: { stockPriceChange: change, quote } }: { company: LensCompany }) {
  if (change === null) return null;
  return (
    <small>
      <PriceChange change={change} simulated={quote?.simulated === true} />
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
