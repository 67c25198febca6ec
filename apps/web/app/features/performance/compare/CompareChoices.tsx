import { comparisonRefusal, listComparable, maxCompared } from '@tenfold/contract/policy/comparisons';
import { type FormEvent, useEffect, useState } from 'react';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';
import { maxSearch } from '../../../platform/queries/use-search-text.ts';
import { useEffectiveTier, useTier } from '../../../session/tier.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { useChartStore, useChoices } from '../choices/chart-store.ts';
import { CompareLimit } from './CompareLimit.tsx';
import { toggleCompany } from './change-compared.ts';
import { useComparable } from './use-comparable.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';

export function CompareChoices({ symbol }: { symbol: string }) {
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const comparison = useComparison(symbol);
  const { tier, compared } = comparison;
  const problem = tooLong(text, maxSearch);
  const found = useComparable(problem === null ? text : '', symbol, tier, compared);
  const companies = problem === null ? found.companies : [];

  // Enter may come before its search has answered.
  const [first] = companies;
  const isDue = submitted && found.state !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each Enter
  useEffect(() => {
    if (!isDue) return;
    setSubmitted(false);
    if (found.state !== 'ready' || first === undefined || text === '') return;
    if (!compared.includes(first.symbol)) comparison.toggle(first.symbol);
    setText('');
  }, [isDue]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };

  return (
    <>
      <form className="stack stack-2" onSubmit={submit}>
        <label className="field">
          <span className="field-label">Find a company</span>
          <input
            ref={takeFocus}
            className="input"
            type="search"
            enterKeyHint="done"
            value={text}
            placeholder="Enter company name"
            aria-invalid={problem !== null}
            onChange={(event) => {
              setText(event.currentTarget.value);
              comparison.clearStatus();
            }}
          />
        </label>
      </form>
      <fieldset className="stack stack-2" aria-busy={found.state === 'loading'}>
        <legend className="visually-hidden">Companies</legend>
        {companies.map((company) => (
          <label key={company.symbol} className="check">
            <input
              type="checkbox"
              checked={compared.includes(company.symbol)}
              onChange={() => comparison.toggle(company.symbol)}
            />
            <b>{company.symbol}</b>
            <span className="muted">{company.name}</span>
          </label>
        ))}
      </fieldset>
      <p className="caption" role="status">
        {problem ?? (stateLabel(found.state, companies.length) || comparison.status)}
      </p>
      {found.state === 'failed' && (
        <div className="row">
          <Button size="sm" onClick={found.again}>
            Try again
          </Button>
        </div>
      )}
      <CompareLimit symbol={symbol} compared={compared} refused={comparison.refused} />
    </>
  );
}

/** The companies on the chart beside this one, as far as the reader's plan goes. */
function useComparison(symbol: string) {
  const [refused, setRefused] = useState(false);
  const [status, setStatus] = useState('');
  const tier = useEffectiveTier();
  const store = useChartStore();
  const chosen = useChoices((choices) => choices.compare);
  const compared = listComparable(tier, symbol, chosen);
  const warn = useCompanyLimit(({ warn }) => warn);
  // An Investor in light density already has the plan.
  const couldUpgrade = useTier() === tier;
  const canAdd = (other: string) =>
    compared.length < maxCompared && comparisonRefusal(tier, symbol, [...compared, other]) === null;
  return {
    tier,
    compared,
    /** Whether the last one was one too many. */
    refused,
    status,
    clearStatus: () => setStatus(''),
    toggle(other: string) {
      const adds = !compared.includes(other);
      const allowed = !adds || canAdd(other);
      setRefused(!allowed);
      if (allowed) {
        toggleCompany(store, other, compared);
        setStatus(`${other} ${adds ? 'added' : 'removed'}.`);
      } else if (couldUpgrade && tier === 'light') warn();
    },
  };
}

/** A dialog focuses what has this attribute when it opens; React sets none. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function stateLabel(state: 'loading' | 'ready' | 'failed', found: number): string {
  if (state === 'loading') return 'Loading companies…';
  if (state === 'failed') return 'Companies couldn’t be loaded.';
  return found === 0 ? 'No companies with data match.' : '';
}
