import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { filingLabel, savedLabel, valueLabel } from '../../../page-forecast/version-labels.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { VersionLines } from '../../../ui/layout/VersionLines.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { whatChanged } from './what-changed.ts';

export interface RestoreProps {
  currency: string;
  canRestore: boolean;
  /** The number of the version that is being restored. */
  restoring: number | null;
  onRestore: (version: ForecastVersion) => void;
}

interface Props extends RestoreProps {
  /** Newest first. */
  versions: readonly ForecastVersion[];
  onOpen: (version: ForecastVersion) => void;
  onExplain: (version: ForecastVersion) => void;
}

export function VersionList({
  versions,
  currency,
  canRestore,
  restoring,
  onRestore,
  onOpen,
  onExplain,
}: Props) {
  return (
    <VersionLines className="version-list">
      {versions.map((version, at) => {
        const label = savedLabel(version);
        return (
          <li key={version.number} className={classNames(at === 0 && 'is-current')}>
            <b>
              {label}
              {at === 0 && ' · now'}
            </b>
            <b className="num edit">{valueLabel(version, currency)}</b>
            <p className="muted">{whatChanged(version, versions[at + 1] ?? null)}</p>
            <p className="caption">
              {at === 0 && 'Newest filing then: '}
              {filingLabel(version)}
            </p>
            <span className="row row-wrap">
              <Button size="sm" aria-label={`Open the version of ${label}`} onClick={() => onOpen(version)}>
                Open
              </Button>
              {at > 0 && (
                <Button
                  size="sm"
                  aria-label={`Why it moved since the version of ${label}`}
                  onClick={() => onExplain(version)}
                >
                  Why it moved
                </Button>
              )}
              {at > 0 && (
                <Button
                  size="sm"
                  aria-label={`Restore the version of ${label}`}
                  busy={restoring === version.number}
                  disabled={!canRestore}
                  onClick={() => onRestore(version)}
                >
                  Restore
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </VersionLines>
  );
}
