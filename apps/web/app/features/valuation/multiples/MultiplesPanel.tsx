import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { formatDay } from '../labels/format-day.ts';
import { MultipleBand } from './MultipleBand.tsx';

export function MultiplesPanel({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const found = useQuery({
    label: 'multiples',
    call: 'GET /company/{symbol}/multiples',
    input: { params: { symbol } },
  });
  return (
    <SidePanel title="Multiples over ten years" note={symbol} onClose={onClose}>
      <div className="stack stack-6" aria-live="polite" aria-busy={found.state === 'loading'}>
        {found.state === 'loading' && (
          <>
            <span className="visually-hidden">Loading …</span>
            <Skeleton height="6rem" />
            <Skeleton height="6rem" />
            <Skeleton height="6rem" />
          </>
        )}
        {found.state === 'failed' && (
          <Notice
            tone="error"
            title={found.failure.message}
            action={<Button onClick={found.again}>Try again</Button>}
          >
            The other figures aren’t affected.
          </Notice>
        )}
        {found.state === 'ready' && (
          <>
            {found.value.multiples.map((history) => (
              <MultipleBand key={history.key} history={history} />
            ))}
            <div className="stack stack-2">
              {found.value.multiples.some(({ simulatedPrices }) => simulatedPrices) && (
                <p>
                  <PartSimulated />
                </p>
              )}
              <p className="caption">
                At the ends of quarters, or of years where no quarters are filed, each by its own twelve
                months and price; losses are left out.
                {found.value.asOf !== null && ` Today is the close of ${formatDay(found.value.asOf)}.`} The
                bars are on a logarithmic scale.
              </p>
            </div>
          </>
        )}
      </div>
    </SidePanel>
  );
}
