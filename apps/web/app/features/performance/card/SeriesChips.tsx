import { indicatorOf } from '@tenfold/domain/series';
import { lookOf } from '../../../ui/chart/series/look-of.ts';
import { Swatch } from '../../../ui/chart/series/Swatch.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useChartStore } from '../choices/chart-store.ts';
import { usePlotted } from './use-plotted.ts';
import '../../../ui/controls/chip.css';
import './series-chips.css';

export function SeriesChips({ compare, onAdd }: { compare: readonly string[]; onAdd: () => void }) {
  const { indicators, isLine, isTrailing, toggle } = usePlotted();
  const store = useChartStore();
  const remove = async (symbol: string) => {
    const { toggleCompany } = await import('../compare/change-compared.ts');
    toggleCompany(store, symbol, compare);
  };
  return (
    <ul className="series-chips" aria-label="Plotted">
      {indicators.map((key) => {
        const { name } = indicatorOf(key);
        return (
          <li key={key} className="chip">
            <Swatch {...lookOf(key)} line={isLine(key)} />
            {isTrailing(key) ? `${name}, LTM` : name}
            <Remove name={name} onRemove={() => toggle(key)} />
          </li>
        );
      })}
      {compare.map((symbol) => (
        <li key={symbol} className="chip">
          <b>{symbol}</b>
          <Remove name={symbol} onRemove={() => remove(symbol)} />
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
