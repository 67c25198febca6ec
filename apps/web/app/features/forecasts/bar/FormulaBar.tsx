import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { cellName } from '../cells/cell-names.ts';
import { cellNow } from '../cells/cell-now.ts';
import { cellText } from '../cells/parse-cell.ts';
import type { Typing } from '../cells/typing.ts';
import { FormulaCode } from '../formula/FormulaCode.tsx';
import { useTypedField } from '../formula/use-typed-field.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellPop } from '../table/CellPop.tsx';
import type { CellControls } from '../table/cell-controls.ts';
import './formula-bar.css';

/** What is typed in the selected cell, with room for a formula. */
export function FormulaBar({ own, model }: { own: Own; model: EditedModel }) {
  const { selected, typing, controls } = useStore(own.cursor);
  const at = typing ?? selected;
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const { input, value } = at === null ? nothing : cellNow(model, at);
  const text = typing?.text ?? cellText(input, value);
  // Not on focus: Tab goes past it.
  const begin = () => {
    if (at !== null) controls?.edits.begin(at, null, 'bar');
  };
  return (
    <div ref={setBar} className={`fx-bar${typing === null ? '' : ' is-typed'}`}>
      <span className="fx-name">{at === null ? 'No cell' : cellName(at.row, at.column)}</span>
      <span className="fx-sign" aria-hidden="true">
        fx
      </span>
      <span className="fx-code">
        <code aria-hidden="true">
          <FormulaCode text={text} />
        </code>
        {typing !== null && controls !== null && bar !== null ? (
          <TypedField typing={typing} controls={controls} model={model} bar={bar} />
        ) : (
          <input
            className="fx-field"
            aria-label="Formula"
            readOnly
            disabled={at === null || controls === null}
            placeholder="Select a blue cell"
            value={text}
            onClick={begin}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'F2' && event.key.length > 1) return;
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              begin();
            }}
          />
        )}
      </span>
    </div>
  );
}

const nothing = { input: null, value: null };

function TypedField({
  typing,
  controls: { edits, onTypingKey },
  model,
  bar,
}: {
  typing: Typing;
  controls: CellControls;
  model: EditedModel;
  bar: HTMLElement;
}) {
  const props = useTypedField(typing, edits);
  const begunHere = useRef(typing.field === 'bar');
  const field = props.ref;
  useEffect(() => {
    const input = field.current;
    if (input === null || !begunHere.current) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [field]);
  const isHere = typing.field === 'bar';
  return (
    <>
      <input
        {...props}
        className="fx-field"
        aria-label={`Formula of ${props['aria-label']}`}
        onFocus={() => edits.moveTo('bar')}
        onKeyDown={({ nativeEvent }) => onTypingKey(nativeEvent)}
        onScroll={({ currentTarget }) => {
          const code = currentTarget.previousElementSibling;
          if (code !== null) code.scrollLeft = currentTarget.scrollLeft;
        }}
      />
      {isHere && <CellPop typing={typing} model={model} edits={edits} beside={bar} />}
    </>
  );
}
