import { postLimits } from '@tenfold/contract/qa/question-choices';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';

interface Props {
  title: string;
  chosen: readonly string[];
  onAdd: (symbol: string) => void;
}

/** Companies that the title names and the question has not yet: one press adds one. */
export function OfferedCompanies({ title, chosen, onAdd }: Props) {
  const text = useDebounced(title.trim());
  const answer = useQuery(
    text === '' || text.length > postLimits.title
      ? null
      : {
          label: 'companies in a title',
          call: 'GET /qa/questions/companies',
          input: { query: { title: text } },
          failures: 'hidden',
        },
  );
  const named = text !== '' && answer.state === 'ready' ? answer.value.companies : [];
  const offered =
    chosen.length < postLimits.companies ? named.filter(({ symbol }) => !chosen.includes(symbol)) : [];
  return (
    <div role="status">
      {offered.length > 0 && (
        <div className="row row-wrap offered-companies">
          {offered.map(({ symbol, name }) => (
            <Button
              key={symbol}
              size="sm"
              icon="plus"
              aria-label={`Add ${symbol}, ${name}`}
              onClick={() => onAdd(symbol)}
            >
              Add {symbol}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
