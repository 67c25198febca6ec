import { comparisonRefusal, listComparable, maxCompared } from '@tenfold/contract/policy/comparisons';
import { openComparisons, openSymbol } from '@tenfold/contract/policy/open-company';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import { useState } from 'react';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useEffectiveTier, useTier } from '../../../session/tier.ts';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { useChoices } from '../choices/chart-store.ts';
import { useComparable } from './use-comparable.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';

interface Props {
  symbol: string;
  onClose: () => void;
}

export function ComparePanel({ symbol, onClose }: Props) {
  const mayCompare = can(useTier(), 'compare', symbol);
  return (
    <SidePanel title="Compare" onClose={onClose}>
      {mayCompare ? (
        <CompareChoices symbol={symbol} />
      ) : (
        <div className="stack stack-4">
          <p className="muted">{prompts.compare}</p>
          <div className="row row-wrap">
            <SignInActions />
          </div>
        </div>
      )}
    </SidePanel>
  );
}

function CompareChoices({ symbol }: Pick<Props, 'symbol'>) {
  const [text, setText] = useState('');
  const tier = useEffectiveTier();
  // An Investor in light density already has the plan: suggest switching, not upgrading.
  const couldMore = useTier() !== tier;
  const warn = useCompanyLimit(({ warn }) => warn);
  const { compare: stored, toggleCompany } = useChoices((choices) => choices);
  const compared = listComparable(tier, symbol, stored);
  const found = useComparable(text, symbol, tier, compared);

  const choose = (other: string) => {
    const adds = !compared.includes(other);
    if (!adds || comparisonRefusal(tier, symbol, [...compared, other]) !== 'plan') toggleCompany(other);
    else if (!couldMore) warn();
  };

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
                disabled={!on && compared.length >= maxCompared}
                onChange={() => choose(company.symbol)}
              />
              <b>{company.symbol}</b>
              <span className="muted">{company.name}</span>
            </label>
          );
        })}
      </fieldset>
      <p className="caption" role="status">
        {found.length === 0 && 'No companies match.'}
      </p>
      {tier === 'visitor' && (
        <p className="caption">
          Without an account, you can compare {openSymbol} with {openComparisons.join(' and ')}.
        </p>
      )}
      {tier === 'light' && (
        <p className="caption">
          With Light, you can compare one company, plus {openSymbol}.{' '}
          {couldMore
            ? `Switch to Pro in the header to compare up to ${maxCompared}.`
            : 'Each one counts toward your companies this month.'}
        </p>
      )}
    </>
  );
}
