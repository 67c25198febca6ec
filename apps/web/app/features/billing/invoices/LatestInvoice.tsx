import { useSending } from '../../../forms/use-sending.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { downloadInvoice } from './download-invoice.ts';

/** Nothing until there is one. */
export function LatestInvoice() {
  const answer = useQuery({
    label: 'invoices',
    call: 'GET /billing/invoices',
    input: {},
    failures: 'hidden',
  });
  const { busy, error, send } = useSending('downloading an invoice');
  const [latest] = answer.state === 'ready' ? answer.value.invoices : [];
  if (latest === undefined) return null;
  return (
    <>
      <Button icon="download" busy={busy} onClick={() => void send(() => downloadInvoice(latest.number))}>
        Invoice {latest.number}
      </Button>
      {error !== null && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
