import { Link } from 'react-router';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { FilterChoices } from './filter-choices.ts';
import { isFiltered, type QuestionQuery, questionsAddress } from './question-query.ts';
import '../../../ui/controls/chip.css';

/** Names those whose questions or answers are asked for; null: of somebody who is gone. */
export interface ChosenNames {
  readonly asker: string | null;
  readonly answerer: string | null;
}

interface Props {
  query: QuestionQuery;
  choices: FilterChoices;
  names: ChosenNames;
}

/** Companies, tags and people that were chosen; each is a link to the questions without it. */
export function ActiveFilters({ query, choices: { tags }, names }: Props) {
  const without = <Name extends 'companies' | 'tags'>(name: Name, value: string) =>
    questionsAddress({ ...query, [name]: query[name].filter((each) => each !== value) });
  const nameOfTag = (key: string) => tags.find((tag) => tag.key === key)?.name ?? key;
  if (!isFiltered({ ...query, featured: false })) return null;
  return (
    <ul className="row row-wrap" aria-label="Chosen filters">
      {query.companies.map((symbol) => (
        <Chosen key={symbol} label={symbol} to={without('companies', symbol)} />
      ))}
      {query.tags.map((key) => (
        <Chosen key={key} label={nameOfTag(key)} to={without('tags', key)} />
      ))}
      {query.asker !== null && (
        <Chosen
          label={`Asked by ${names.asker ?? 'one person'}`}
          to={questionsAddress({ ...query, asker: null })}
        />
      )}
      {query.answerer !== null && (
        <Chosen
          label={`Answered by ${names.answerer ?? 'one person'}`}
          to={questionsAddress({ ...query, answerer: null })}
        />
      )}
      <li>
        <Link className="link small" to={questionsAddress({ tab: query.tab })} preventScrollReset>
          Clear filters
        </Link>
      </li>
    </ul>
  );
}

function Chosen({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Link className="chip" to={to} preventScrollReset>
        <VisuallyHidden>Remove </VisuallyHidden>
        {label}
        <Icon name="close" small />
      </Link>
    </li>
  );
}
