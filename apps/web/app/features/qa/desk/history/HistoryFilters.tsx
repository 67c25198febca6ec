import { actKinds } from '@tenfold/contract/qa/desk/act-kinds';
import { useNavigate } from 'react-router';
import { historyCsvPath, historyPath } from '../../../../shell/editors-paths.ts';
import { Select } from '../../../../ui/controls/Select.tsx';
import { CsvLink } from '../../../../ui/table/CsvLink.tsx';
import { SearchForm } from '../../../../ui/table/SearchForm.tsx';
import type { DeskPart } from '../load-desk.ts';
import { actChoices } from './act-words.ts';
import { type HistoryAddress, historyAddress } from './history-address.ts';

interface Props {
  filter: Pick<HistoryAddress, 'editor' | 'kind' | 'q'>;
  editors: DeskPart<'history'>['editors'];
}

/** Another choice begins with the newest again. */
export function HistoryFilters({ filter, editors }: Props) {
  const navigate = useNavigate();
  const { editor: _, ...withoutEditor } = filter;
  const { kind: __, ...withoutKind } = filter;
  const named = editors.flatMap(({ id, fullName }) =>
    id === null ? [] : [{ value: `${id}`, label: fullName }],
  );
  return (
    <div className="history-filters">
      <div className="history-choices needs-script">
        <Select
          label="Editor"
          choices={[{ value: 'all', label: 'All editors' }, ...named]}
          value={filter.editor === undefined ? 'all' : `${filter.editor}`}
          onChange={(value) =>
            void navigate(
              historyAddress(value === 'all' ? withoutEditor : { ...withoutEditor, editor: Number(value) }),
            )
          }
        />
        <Select
          label="Act"
          choices={[
            { value: 'all' as const, label: 'All acts' },
            ...actKinds.map((value) => ({ value, label: actChoices[value] })),
          ]}
          value={filter.kind ?? 'all'}
          onChange={(value) =>
            void navigate(historyAddress(value === 'all' ? withoutKind : { ...withoutKind, kind: value }))
          }
        />
      </div>
      <SearchForm
        action={historyPath}
        text={filter.q ?? ''}
        placeholder="Question or person"
        className="history-search"
      >
        {filter.editor !== undefined && <input type="hidden" name="editor" value={filter.editor} />}
        {filter.kind !== undefined && <input type="hidden" name="kind" value={filter.kind} />}
      </SearchForm>
      <CsvLink href={historyAddress(filter, historyCsvPath)} />
    </div>
  );
}
