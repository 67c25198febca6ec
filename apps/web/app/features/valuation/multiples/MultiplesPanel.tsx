import type { Multiples } from '@tenfold/contract/financials';
import { asOfQuery, useAsOf } from '../../../figures/as-of.ts';
import { formatDay } from '../../../figures/format-day.ts';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { MultipleBand } from './MultipleBand.tsx';

export function MultiplesPanel({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const asOf = useAsOf();
  const found = useQuery({
    label: 'multiples',
    call: 'GET /company/{symbol}/multiples',
    input: { params: { symbol }, ...asOfQuery(asOf) },
  });
  return (
    <SidePanel title="Multiples over ten years" note={symbol} onClose={onClose}>
      <Loaded
        answer={found}
        places={<ListPlaces height="6rem" />}
        unaffected="The other figures aren’t affected."
        className="stack stack-6"
      >
        {(history) => <Bands {...history} />}
      </Loaded>
    </SidePanel>
  );
}

function Bands({ multiples, asOf }: Multiples) {
  return (
    <>
      {multiples.map((history) => (
        <MultipleBand key={history.key} history={history} />
      ))}
      <div className="stack stack-2">
        {multiples.some(({ simulatedPrices }) => simulatedPrices) && (
          <p>
            <PartSimulated />
          </p>
        )}
        <p className="caption">
          At the ends of quarters, or of years where no quarters are filed, each by its own twelve months and
          price; losses are left out.
          {asOf !== null && ` Today is the close of ${formatDay(asOf)}.`} The bars are on a logarithmic scale.
        </p>
      </div>
    </>
  );
}
