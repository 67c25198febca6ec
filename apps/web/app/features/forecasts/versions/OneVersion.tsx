import type { ForecastVersion } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { useEffect, useRef } from 'react';
import { formatRate } from '../../../figures/format-rate.ts';
import { filingLabel, savedLabel, valueLabel } from '../../../page-forecast/version-labels.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { AssumptionsTable } from './AssumptionsTable.tsx';
import type { RestoreProps } from './VersionList.tsx';

interface Props extends RestoreProps {
  symbol: string;
  forecastId: ForecastId;
  version: ForecastVersion;
  isCurrent: boolean;
  onBack: () => void;
}

/** A version to read: its percentages, what they rested on and what they came to. */
export function OneVersion(props: Props) {
  const { symbol, forecastId, version, currency, isCurrent } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sealed = useQuery({
    label: 'version of a forecast',
    call: 'GET /company/{symbol}/forecast/{forecastId}/versions/{number}',
    input: { params: { symbol, forecastId, number: version.number } },
  });
  return (
    <div className="stack stack-4">
      <div className="row row-between">
        <Button size="sm" icon="back" onClick={props.onBack}>
          All versions
        </Button>
        {!isCurrent && (
          <Button
            size="sm"
            variant="primary"
            busy={props.restoring === version.number}
            disabled={!props.canRestore}
            onClick={() => props.onRestore(version)}
          >
            Restore
          </Button>
        )}
      </div>
      <h3 ref={heading} tabIndex={-1}>
        {savedLabel(version)}
      </h3>
      <dl className="version-facts">
        <Fact name="Value per share" className="num edit">
          {valueLabel(version, currency)}
        </Fact>
        <Fact name="Required return" className="num">
          {formatRate(version.requiredReturn)}
        </Fact>
        <Fact name="Terminal growth" className="num">
          {formatRate(version.terminalGrowth)}
        </Fact>
        <Fact name="Newest filing then">{filingLabel(version)}</Fact>
        <Fact name="Cells not typed follow">
          {version.startsFrom === 'averages' ? 'averages' : 'analysts’ estimates'}
        </Fact>
      </dl>
      <Loaded
        answer={sealed}
        places={<ListPlaces height="1.75rem" />}
        unaffected="Your forecast isn’t affected."
      >
        {(content) => <AssumptionsTable version={content} />}
      </Loaded>
    </div>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
