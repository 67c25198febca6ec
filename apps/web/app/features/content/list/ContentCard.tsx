import type { ListedBlock } from '@tenfold/contract/content';
import { useState } from 'react';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ContentTable } from './ContentTable.tsx';
import './content-card.css';

const filters = {
  all: { label: 'All', none: '', has: () => true },
  drafts: {
    label: 'Drafts',
    none: 'You have no drafts.',
    has: ({ draft }: ListedBlock) => draft !== null,
  },
  hidden: { label: 'Hidden', none: 'Nothing is hidden.', has: ({ isShown }: ListedBlock) => !isShown },
} as const;
type Filter = keyof typeof filters;

export function ContentCard({ listed }: { listed: readonly ListedBlock[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = listed.filter(filters[filter].has);
  const options = (Object.keys(filters) as Filter[]).map((value) => ({
    value,
    label: `${filters[value].label} ${listed.filter(filters[value].has).length}`,
  }));
  return (
    <Card
      title="Texts of the site"
      padded={false}
      actions={
        <Segmented
          label="Show"
          small
          className="needs-script"
          options={options}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      {shown.length > 0 ? (
        <ContentTable listed={shown} />
      ) : (
        <p className="muted content-none">{filters[filter].none}</p>
      )}
    </Card>
  );
}
