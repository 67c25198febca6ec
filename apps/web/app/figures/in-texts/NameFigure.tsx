import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useDebounced } from '../../platform/queries/use-debounced.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { listBoxOption, listBoxStep } from '../../ui/overlays/list-box.ts';
import { figureInText } from './figure-words.ts';
import { type OpenToken, symbolTyped, tokensLike } from './token-at-caret.ts';
import '../../ui/overlays/menu.css';
import './named-figure.css';

interface Props {
  open: OpenToken;
  /** What a key of the field does here first: true where it was for the list. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  /** In place of what is typed since the brace. @param isWhole with the closing brace */
  onTake: (token: string, isWhole: boolean) => void;
  onClose: () => void;
}

/** Companies, then periods and lines, for a figure that is being named; the focus stays in the field. */
export function NameFigure({ open: { typed }, keys, onTake, onClose }: Props) {
  const id = useId();
  const [at, setAt] = useState(0);
  const symbol = symbolTyped(typed);
  const companies = useCompanies(symbol === null ? typed : '');
  const choices =
    symbol === null
      ? companies
      : tokensLike(typed, new Date().getFullYear()).map((token) => ({ token, name: null }));
  const active = Math.min(at, choices.length - 1);
  const take = (place: number) => {
    const choice = choices[place];
    if (choice !== undefined) onTake(choice.token, symbol !== null);
    setAt(0);
  };
  useEffect(() => {
    keys.current = (event) => {
      const key = event.key === 'Tab' && !event.shiftKey ? 'Enter' : event.key;
      if (event.ctrlKey || event.metaKey) return false;
      const step = listBoxStep(key, { id, count: choices.length, shown: true, active });
      if (step === null) return false;
      event.preventDefault();
      event.stopPropagation();
      if (step === 'take') take(active);
      else if (step === 'close') onClose();
      else setAt(step.to);
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  if (choices.length === 0) return null;
  return (
    <div className="menu figure-suggestions" role="listbox" id={id} aria-label="Figures">
      {choices.map(({ token, name }, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={token}
          role="option"
          className="menu-item"
          {...listBoxOption({ id, active }, place)}
          onClick={() => take(place)}
        >
          <span>{token}</span>
          {name === null ? <Value token={token} /> : <span className="muted">{name}</span>}
        </div>
      ))}
    </div>
  );
}

function useCompanies(typed: string): { token: string; name: string | null }[] {
  const text = useDebounced(typed.trim(), 150);
  const found = useQuery(
    text === ''
      ? null
      : {
          label: 'companies to name a figure of',
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: 5 } },
          failures: 'hidden',
        },
  );
  // Until those of what is typed now are there, Enter must not take one of before.
  if (text === '' || text !== typed.trim() || found.state !== 'ready') return [];
  return found.value.results
    .filter(({ coverage }) => coverage === 'here')
    .map(({ symbol, name }) => ({ token: symbol, name }));
}

/** What it is, or why it is nothing: looking counts as opening the company. */
function Value({ token }: { token: string }) {
  const [symbol = '', ...rest] = token.split(' ');
  const line = rest.at(-1) ?? '';
  const period = rest.slice(0, -1).join(' ');
  const wanted = useDebounced(token, 250);
  const found = useQuery(
    wanted !== token
      ? null
      : {
          label: 'a figure to name',
          call: 'GET /company/{symbol}/figure/{period}/{line}',
          input: { params: { symbol, period, line } },
          failures: 'hidden',
        },
  );
  if (found.state === 'failed') return <span className="muted">{found.failure.message}</span>;
  if (found.state !== 'ready') return <span className="muted">…</span>;
  const { figure } = found.value;
  return figure === null ? (
    <span className="muted">no figure</span>
  ) : (
    <span className="num">{figureInText(figure.value, figure)}</span>
  );
}
