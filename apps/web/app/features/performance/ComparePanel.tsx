import { useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useChoices } from './chart-store.ts';
import { type CompareAccess, comparedOn, mostCompared } from './compare-rules.ts';
import { useComparable } from './use-comparable.ts';
import '../../ui/check.css';
import '../../ui/field.css';

interface Props {
  symbol: string;
  access: CompareAccess;
  onClose: () => void;
}

/** Chooses the companies drawn beside this one. */
export function ComparePanel({ symbol, access, onClose }: Props) {
  return (
    <SidePanel title="Compare" onClose={onClose}>
      {access === 'none' ? (
        <Notice>Please log in / sign up to use Compare.</Notice>
      ) : (
        <CompareChoices symbol={symbol} access={access} />
      )}
    </SidePanel>
  );
}

function CompareChoices({ symbol, access }: Omit<Props, 'onClose'>) {
  const [text, setText] = useState('');
  const { compare: kept, toggleCompany } = useChoices((choices) => choices);
  const compared = comparedOn(symbol, kept, access);
  const found = useComparable(text, symbol, access, compared);
  return (
    <>
      <label className="field">
        <span className="field-label">Find a company</span>
        <input
          className="input"
          type="search"
          value={text}
          placeholder="Symbol or name"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <fieldset className="stack stack-2">
        <legend className="visually-hidden">Companies</legend>
        {found.map((company) => {
          const on = compared.includes(company.symbol);
          return (
            <label key={company.symbol} className="check">
              <input
                type="checkbox"
                checked={on}
                disabled={!on && compared.length >= mostCompared}
                onChange={() => toggleCompany(company.symbol)}
              />
              <b>{company.symbol}</b>
              <span className="muted">{company.name}</span>
            </label>
          );
        })}
      </fieldset>
      <p className="caption" role="status">
        {found.length === 0 && 'No company to compare with was found.'}
      </p>
      {access === 'sample' && (
        <p className="caption">Without signing in, AAPL can be compared with GOOGL and MSFT.</p>
      )}
    </>
  );
}
