import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { LiveRowState } from './use-live-row.ts';

/** A blue figure: entering it selects it. */
export function LiveCell({
  year,
  at,
  row,
  help,
}: {
  year: number;
  at: number;
  row: LiveRowState;
  help: string;
}) {
  const id = useId();
  const isEntered = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = row.textAt(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script was there counts
  useLayoutEffect(() => {
    const typed = field.current?.value ?? shown;
    if (typed !== shown) row.type(at, typed);
  }, []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') row.giveBack(at);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      row.step(at, event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  return (
    <li className="f">
      <label htmlFor={id}>{year}</label>
      <input
        ref={field}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={classNames(row.isChangedAt(at) && 'is-changed')}
        value={shown}
        aria-describedby={help}
        aria-invalid={row.isWrongAt(at) || undefined}
        onChange={({ currentTarget }) => row.type(at, currentTarget.value)}
        onFocus={({ currentTarget }) => {
          row.enter(at);
          currentTarget.select();
        }}
        onClick={({ currentTarget }) => {
          // The press that entered it would put the caret somewhere.
          if (!isEntered.current) currentTarget.select();
          isEntered.current = true;
        }}
        onBlur={() => {
          isEntered.current = false;
          row.leave();
        }}
        onKeyDown={press}
      />
    </li>
  );
}
