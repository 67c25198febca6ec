import { formatChange, formatPercent, missingMark } from '@tenfold/domain/format';
import { Figure } from '../ui/text/Figure.tsx';

interface Props {
  /** A fraction. */
  change: number | null;
  /** The price, or the day it is compared with, is simulated: neither red nor green, so a sign says the direction. */
  simulated: boolean;
  className?: string | undefined;
}

/** How a price moved, in percent. An arrow is its sign. */
export function PriceChange({ change, simulated, className }: Props) {
  if (change === null) return <span className="faint">{missingMark}</span>;
  return simulated ? (
    <Figure text={formatChange(change, 2)} className={className} />
  ) : (
    <Figure text={formatPercent(Math.abs(change), 2)} change={change} className={className} />
  );
}
