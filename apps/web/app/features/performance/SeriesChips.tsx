import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import { Swatch } from '../../ui/chart/Swatch.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lookOf } from './indicator-looks.ts';
import '../../ui/chip.css';
import './series-chips.css';

interface Props {
  indicators: readonly IndicatorKey[];
  compare: readonly string[];
  /** Whether an indicator is drawn as a line now. */
  isLine: (indicator: IndicatorKey) => boolean;
  onRemove: (indicator: IndicatorKey) => void;
  onRemoveCompany: (symbol: string) => void;
  onAdd: () => void;
}

/** What is plotted, each to be taken off again. */
export function SeriesChips({ indicators, compare, isLine, onRemove, onRemoveCompany, onAdd }: Props) {
  return (
    <ul className="series-chips" aria-label="Plotted">
      {indicators.map((key) => {
        const { name } = indicatorOf(key);
        return (
          <li key={key} className="chip">
            <Swatch {...lookOf(key)} line={isLine(key)} />
            {name}
            <Remove name={name} onRemove={() => onRemove(key)} />
          </li>
        );
      })}
      {compare.map((symbol) => (
        <li key={symbol} className="chip">
          <b>{symbol}</b>
          <Remove name={symbol} onRemove={() => onRemoveCompany(symbol)} />
        </li>
      ))}
      <li className="mobile-only needs-script">
        <button type="button" className="chip chip-dashed" onClick={onAdd}>
          <Icon name="plus" small />
          Add
        </button>
      </li>
    </ul>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip-x needs-script" aria-label={`Remove ${name}`} onClick={onRemove}>
      <Icon name="close" small />
    </button>
  );
}
