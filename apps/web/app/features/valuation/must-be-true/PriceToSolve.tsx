import { formatPrice } from '@tenfold/domain/format';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import '../../../ui/controls/field.css';

interface Props {
  /** What was typed; null follows the market. */
  typed: string | null;
  market: number | null;
  currency: string;
  onType: (typed: string | null) => void;
}

/** The price to solve for: the market's, until another one is typed. */
export function PriceToSolve({ typed, market, currency, onType }: Props) {
  const id = useId();
  return (
    <div className="must-price">
      <label htmlFor={id}>Price, {currency}</label>
      <input
        id={id}
        className="input input-num"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (market === null ? '' : formatPrice(market).replaceAll(',', ''))}
        onChange={(event) => onType(event.currentTarget.value.replace(',', '.').replace(/[^\d.]/g, ''))}
      />
      <Button size="sm" disabled={typed === null || market === null} onClick={() => onType(null)}>
        Today’s price
      </Button>
    </div>
  );
}
