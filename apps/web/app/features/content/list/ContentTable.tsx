import type { ListedBlock } from '@tenfold/contract/content';
import { blockGroups, blocks } from '@tenfold/contract/content/blocks';
import { Link } from 'react-router';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { blockPath } from '../paths.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { statusOf } from '../status.ts';
import { dayLabel, dayOf } from '../versions/version-words.ts';

const columns: readonly DataColumn<ListedBlock>[] = [
  {
    name: 'Block',
    leads: true,
    cell: ({ key }) => (
      <>
        <Link to={blockPath(key)}>
          <b>{blocks[key].title}</b>
        </Link>
        <span className="sub-line">{blockGroups[blocks[key].group]}</span>
      </>
    ),
  },
  { name: 'Kind', cell: ({ key }) => blocks[key].kind },
  { name: 'Status', cell: (block) => <StatusBadge status={statusOf(block)} /> },
  { name: 'Version', className: 'n', cell: ({ live }) => live.version },
  { name: 'Last edit', cell: lastEdit },
];

export function ContentTable({ listed }: { listed: readonly ListedBlock[] }) {
  return <DataTable label="Content" columns={columns} rows={listed} keyOf={({ key }) => key} />;
}

/** One’s own draft is newer than what is public; of others’ only who has one. */
function lastEdit({ live, draft, othersDrafts }: ListedBlock) {
  const last =
    draft !== null
      ? `You, ${dayOf(draft.editedAt)}`
      : live.publishedAt === null
        ? 'As delivered'
        : `${live.publishedBy ?? 'An import'}, ${dayLabel(live)}`;
  const others = othersDrafts.map(({ editor }) => editor ?? 'Another editor').join(', ');
  return (
    <>
      {last}
      {others !== '' && <span className="sub-line">In draft by {others}</span>}
    </>
  );
}
