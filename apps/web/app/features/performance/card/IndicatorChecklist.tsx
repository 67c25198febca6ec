import { rowGroups } from '@tenfold/domain/rows';
import { type Indicator, type IndicatorKey, indicators } from '@tenfold/domain/series';
import { memo, useRef, useState } from 'react';
import { lookOf } from '../../../ui/chart/series/look-of.ts';
import { Swatch } from '../../../ui/chart/series/Swatch.tsx';
import { matchesPattern } from '../../../ui/controls/select-box.ts';
import { useOneTabStop } from '../../../ui/controls/use-one-tab-stop.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { maxIndicators } from '../choices/chart-request.ts';
import { usePlotted } from './use-plotted.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';
import './indicator-checklist.css';

/** Applies each choice at once. Nothing of it follows what is typed in a forecast. */
export const PlottedChecklist = memo(function PlottedChecklist() {
  const { indicators, toggle } = usePlotted();
  return <IndicatorChecklist chosen={indicators} onToggle={toggle} />;
});

interface Props {
  chosen: readonly IndicatorKey[];
  onToggle: (key: IndicatorKey) => void;
}

export function IndicatorChecklist({ chosen, onToggle }: Props) {
  const { isLine } = usePlotted();
  const [text, setText] = useState('');
  const list = useRef<HTMLElement>(null);
  const keys = useOneTabStop(list);
  const found = indicators.filter((indicator) => isOffered(indicator, text, chosen));
  const groups = rowGroups
    .map((group) => ({ ...group, rows: found.filter((indicator) => indicator.group === group.key) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="indicator-checklist">
      <label className="indicator-search">
        <Icon name="search" small />
        <span className="visually-hidden">Find a row</span>
        <input
          className="input"
          type="search"
          placeholder="Find a row"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <section ref={list} className="indicator-checklist-scroll" aria-label="Financial rows" {...keys}>
        {groups.map(({ key, label, rows }) => (
          <fieldset key={key}>
            <legend className="overline">{label}</legend>
            {rows.map((row) => {
              const on = chosen.includes(row.key);
              return (
                <label key={row.key} className="check">
                  <input
                    type="checkbox"
                    checked={on}
                    disabled={!on && chosen.length >= maxIndicators}
                    onChange={() => onToggle(row.key)}
                  />
                  {row.name}
                  {on && <Swatch {...lookOf(row.key)} line={isLine(row.key)} />}
                </label>
              );
            })}
          </fieldset>
        ))}
        {groups.length === 0 && <p className="caption">No rows match.</p>}
      </section>
    </div>
  );
}

function isOffered({ key, name, listed }: Indicator, text: string, chosen: readonly IndicatorKey[]): boolean {
  if (text.trim() === '') return listed || chosen.includes(key);
  return matchesPattern(text, { value: key, label: name });
}
