import { useId } from 'react';
import { Form, Link } from 'react-router';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActiveFilters, type ChosenNames } from './ActiveFilters.tsx';
import { AuthorFilter } from './AuthorFilter.tsx';
import { CompanyFilter } from './CompanyFilter.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { FilterChoices } from './filter-choices.ts';
import { categoryLabels, sortLabels, typeLabels } from './filter-labels.ts';
import { type QuestionQuery, questionsAddress } from './question-query.ts';
import '../../../ui/layout/tabs.css';
import './filters.css';

interface Props {
  query: QuestionQuery;
  choices: FilterChoices;
  names: ChosenNames;
}

/** Links and a form, so that all but the searches for a company and an author works without JavaScript. */
export function FilterBar({ query, choices, names }: Props) {
  const form = useId();
  return (
    <div className="question-filters">
      <nav className="tabs" aria-label="Featured or recent">
        <Link
          to={questionsAddress({ ...query, featured: true })}
          aria-current={query.featured ? 'true' : undefined}
          preventScrollReset
        >
          Featured
        </Link>
        <Link
          to={questionsAddress({ ...query, featured: false })}
          aria-current={query.featured ? undefined : 'true'}
          preventScrollReset
        >
          {query.tab === 'q-for-you' ? 'For you' : 'Recent'}
        </Link>
      </nav>
      {query.tab !== 'q-for-you' && (
        <FilterSelect
          form={form}
          name="sort"
          label="Sort by"
          value={query.sort}
          choices={entriesOf(sortLabels)}
        />
      )}
      <CompanyFilter query={query} />
      <AuthorFilter query={query} />
      <FilterForm id={form} query={query} choices={choices} />
      <ActiveFilters query={query} choices={choices} names={names} />
    </div>
  );
}

interface FormProps extends Omit<Props, 'names'> {
  id: string;
}

function FilterForm({ id, query, choices: { tags, questionLists, myLists } }: FormProps) {
  const { tab, featured, companies, asker, answerer, list, myList } = query;
  const unchanged = {
    tab: tab === 'all' ? null : tab,
    featured: featured ? 'true' : null,
    companies: companies.join(','),
    tags: query.tags.join(','),
    asker,
    answerer,
  };
  const others = tags.filter(({ key }) => !query.tags.includes(key));
  return (
    <Form id={id} action={questionsPath} className="question-selects" aria-label="Filters">
      {Object.entries(unchanged).map(([name, value]) =>
        value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FilterSelect
        name="tags"
        label="Tag"
        value=""
        choices={[['', 'Tags'], ...others.map(({ key, name }) => [key, name] as const)]}
      />
      <FilterSelect
        name="category"
        label="Category"
        value={query.category ?? ''}
        choices={[['', 'All categories'], ...entriesOf(categoryLabels)]}
      />
      <FilterSelect
        name="type"
        label="Type"
        value={query.type ?? ''}
        choices={[['', 'All types'], ...entriesOf(typeLabels)]}
      />
      {questionLists.length > 0 && (
        <FilterSelect
          name="list"
          label="Editors’ list"
          value={list === null ? '' : String(list)}
          choices={[
            ['', 'Editors’ lists'],
            ...questionLists.map(({ id, name }) => [String(id), name] as const),
          ]}
        />
      )}
      {myLists.length > 0 && (
        <FilterSelect
          name="my_list"
          label="Companies of my list"
          value={myList === null ? '' : String(myList)}
          choices={[['', 'My lists'], ...myLists.map(({ id, name }) => [String(id), name] as const)]}
        />
      )}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

function entriesOf<Key extends string>(labels: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(labels) as [Key, string][];
}
