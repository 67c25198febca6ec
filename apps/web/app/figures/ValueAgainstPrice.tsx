import { formatChange } from '@tenfold/domain/format';
import { classNames } from '../ui/styles/class-names.ts';
import { valueAgainstPriceLabel } from './value-against-price-label.ts';

/** Value / price - 1 in a column of that name, with its sentence on hover: `+25.0%`. */
export function ValueAgainstPrice({ against }: { against: number }) {
  const text = formatChange(against);
  const isNothing = !/[1-9]/.test(text);
  return (
    <b
      className={classNames('num', !isNothing && (against > 0 ? 'up' : 'down'))}
      title={`Value is ${valueAgainstPriceLabel(against)}`}
    >
      {text}
    </b>
  );
}
