import { formatCell } from '@tenfold/domain/format';
import type { Suggestion } from '@tenfold/domain/formulas';
import { anyRowOf, isRowKey } from '@tenfold/domain/rows';
import { useEffect, useRef } from 'react';
import { cellLabel } from '../../../figures/cell-label.ts';
import { listBoxOption } from '../../../ui/overlays/list-box.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { functionLabels } from '../cells/function-labels.ts';
import { suggestionList, type Typing } from '../cells/typing.ts';
import type { EditedModel } from '../own/edited-model.ts';
import '../../../ui/overlays/menu.css';

interface Props {
  typing: Typing;
  edits: CellEdits;
  model: EditedModel;
}

export function Suggestions({ typing, edits, model }: Props) {
  const { suggestions, chosen, text } = typing;
  const box = suggestionList(typing);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={box.id} className="suggestions" role="listbox" aria-label="Suggestions">
      {suggestions.map((each, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        <div
          key={each.insert}
          {...listBoxOption(box, at)}
          role="option"
          tabIndex={-1}
          className="menu-item"
          onClick={() => edits.takeSuggestion(at)}
        >
          <Insert suggestion={each} text={text} />
          <span className="caption num push">{meaning(each, model)}</span>
        </div>
      ))}
    </div>
  );
}

function Insert({ suggestion: { insert, span }, text }: { suggestion: Suggestion; text: string }) {
  const name = insert.replace(/\($/, '');
  const typed = span.to - span.from;
  const matches = name.toLowerCase().startsWith(text.slice(span.from, span.to).toLowerCase());
  return (
    <code>
      {matches && typed > 0 ? (
        <>
          <b>{name.slice(0, typed)}</b>
          {name.slice(typed)}
        </>
      ) : (
        name
      )}
    </code>
  );
}

function meaning(suggestion: Suggestion, { table }: EditedModel): string {
  if (suggestion.kind === 'function') return functionLabels[suggestion.name].short;
  if (suggestion.kind === 'terminal') return 'last column';
  const row = anyRowOf(suggestion.row);
  if (suggestion.kind === 'row') return row.label;
  const [column] = suggestion.kind === 'averages' ? table.average : table.ltm;
  const value = column !== undefined && isRowKey(row.key) ? column[row.key] : null;
  return suggestion.kind === 'averages'
    ? `10-year ${row.unit === 'percent' || row.unit === 'ratio' ? 'average' : 'growth'}, ${cellLabel(row, { kind: 'average' }, value)}`
    : `last 12 months, ${formatCell(value, row.unit)}`;
}
