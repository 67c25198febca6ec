import { useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { maxSearch } from '../../../platform/queries/use-search-text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { sortName } from '../../../ui/table/sorted-query.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { type ListQuery, listAddress, type SectorCount } from './list-query.ts';
import { companiesPath } from './paths.ts';
import { sortChoices } from './sort-choices.ts';
import '../../../ui/controls/chip.css';
import '../../../ui/controls/field.css';

const typingPauseMs = 200;

interface Props {
  query: ListQuery;
  sectors: readonly SectorCount[];
  total: number;
  showsValues: boolean;
}

/** A form and links, so that all of it works without JavaScript. */
export function CompanyFilters({ query, sectors, total, showsValues }: Props) {
  return (
    <div className="companies-filters">
      <SearchAndSort query={query} showsValues={showsValues} />
      <nav className="companies-sectors" aria-label="Sector">
        <SectorLink query={query} sector={null} count={total} />
        {sectors.map(({ sector, count }) => (
          <SectorLink key={sector} query={query} sector={sector} count={count} />
        ))}
      </nav>
    </div>
  );
}

function SearchAndSort({ query, showsValues }: Pick<Props, 'query' | 'showsValues'>) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { text, setText } = useTypedText(query.text, form);
  const problem = tooLong(text, maxSearch);
  const problemId = useId();
  const submitNow = () => void submit(form.current, { replace: true, preventScrollReset: true });

  useEffect(() => () => clearTimeout(pause.current), []);

  return (
    <Form
      ref={form}
      action={companiesPath}
      className="companies-search"
      role="search"
      aria-label="This list"
      onSubmit={(event) => problem !== null && event.preventDefault()}
    >
      <div className="input-affix">
        <span className="affix" aria-hidden="true">
          <Icon name="search" />
        </span>
        <input
          className="input"
          type="search"
          name="q"
          value={text}
          placeholder="Symbols or companies"
          aria-label="Search this list"
          autoComplete="off"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setText(typed);
            clearTimeout(pause.current);
            if (tooLong(typed, maxSearch) === null) pause.current = setTimeout(submitNow, typingPauseMs);
          }}
        />
      </div>
      {problem !== null && (
        <p className="field-error" id={problemId} role="alert">
          {problem}
        </p>
      )}
      {query.sector !== null && <input type="hidden" name="sector" value={query.sector} />}
      <SubmitSelect
        className="mobile-only"
        name="sort"
        label="Sort by"
        value={sortName(query)}
        choices={sortChoices(query, showsValues)}
      />
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Form>
  );
}

/** Follows the address, except while the reader types. */
function useTypedText(inAddress: string, form: React.RefObject<HTMLFormElement | null>) {
  const [text, setText] = useState(inAddress);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) setText(inAddress);
  }, [inAddress, form]);
  return { text, setText };
}

function SectorLink({
  query,
  sector,
  count,
}: Pick<Props, 'query'> & { sector: string | null; count: number }) {
  return (
    <Link
      className="chip"
      to={listAddress(companiesPath, { ...query, sector })}
      aria-current={query.sector === sector ? 'true' : undefined}
      preventScrollReset
    >
      {sector ?? 'All sectors'} <span className="num">{count}</span>
      <VisuallyHidden>{count === 1 ? 'company' : 'companies'}</VisuallyHidden>
    </Link>
  );
}
