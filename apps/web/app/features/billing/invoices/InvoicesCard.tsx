import type { InvoiceSummary } from '@tenfold/contract/billing';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { formatSum } from '../money/format-sum.ts';
import { dayOf } from '../money/time-labels.ts';
import { stateLabels, subjectOf } from './invoice-labels.ts';
import '../../../ui/layout/empty.css';

interface Props {
  invoices: readonly InvoiceSummary[];
  onDownload: (number: string) => void;
}

export function InvoicesCard({ invoices, onDownload }: Props) {
  const download: DataColumn<InvoiceSummary> = {
    name: 'Actions',
    isUnnamed: true,
    cell: ({ number }) => (
      <IconButton
        icon="download"
        label={`Download ${number} as PDF`}
        small
        className="needs-script"
        onClick={() => onDownload(number)}
      />
    ),
  };
  return (
    <Card title="Invoices" note={<span className="caption">PDF, with tax</span>} padded={false}>
      {invoices.length === 0 ? (
        <div className="empty empty-small">
          <p className="muted small">No invoices yet.</p>
        </div>
      ) : (
        <DataTable
          label="Invoices"
          columns={[...columns, download]}
          rows={invoices}
          keyOf={({ number }) => number}
        />
      )}
    </Card>
  );
}

const columns: readonly DataColumn<InvoiceSummary>[] = [
  {
    name: 'Number',
    leads: true,
    cell: ({ number, kind }) => (
      <>
        <b className="num">{number}</b>
        {kind === 'credit_note' && <span className="sub-line">Credit note</span>}
      </>
    ),
  },
  { name: 'Date', cellClass: 'num', cell: ({ issuedAt }) => dayOf(issuedAt) },
  { name: 'For', cell: subjectOf },
  { name: 'Amount', className: 'n', cell: ({ total }) => <b className="num">{formatSum(total)}</b> },
  {
    name: 'Status',
    cell: ({ state }) => {
      const { label, ...look } = stateLabels[state];
      return <Badge {...look}>{label}</Badge>;
    },
  },
];
