import { formatPrice } from '@tenfold/domain/format';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';

interface Props {
  /** What was typed; null follows the market. */
  typed: string | null;
  market: number | null;
  currency: string;
  /** It is no price to solve for. */
  refused: boolean;
  onType: (typed: string | null) => void;
}

/** The price to solve for: the market's, until another one is typed. */
export function PriceToSolve({ typed, market, currency, refused, onType }: Props) {
  const id = useId();
  return (
    <div className="must-price">
      <label htmlFor={id}>Price, {currency}</label>
      <NumberInput
        id={id}
        className="input-num"
        value={typed ?? (market === null ? '' : formatPrice(market).replaceAll(',', ''))}
        aria-invalid={refused || undefined}
        onType={onType}
      />
      <Button size="sm" disabled={typed === null || market === null} onClick={() => onType(null)}>
        Today’s price
      </Button>
    </div>
  );
}
