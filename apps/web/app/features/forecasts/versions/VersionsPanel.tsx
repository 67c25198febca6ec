import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { VersionLinesFoot } from '../../../ui/layout/VersionLines.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { sameContent } from '../session/content.ts';
import type { OpenForecast } from '../session/session-state.ts';
import { OneVersion } from './OneVersion.tsx';
import { restoreVersion } from './restore-version.ts';
import { VersionList } from './VersionList.tsx';
import './versions.css';

interface Props {
  own: Own;
  savedAs: NonNullable<OpenForecast['savedAs']>;
  model: EditedModel;
  onClose: () => void;
}

/** What a forecast was at each time it was saved: to read, and to make current again. */
export function VersionsPanel({ own, savedAs, model, onClose }: Props) {
  const { symbol, session } = own;
  const isSaved = useStore(
    session.store,
    ({ open }) => open !== null && sameContent(open.content, open.saved),
  );
  const [opened, setOpened] = useState<ForecastVersion | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const until = model.setting.day ?? undefined;
  const versions = useQuery({
    // Saved meanwhile, it is another list.
    label: `versions at revision ${savedAs.revision}`,
    call: 'GET /company/{symbol}/forecast/{forecastId}/versions',
    input: { params: { symbol, forecastId: savedAs.id }, query: { until } },
    read: (reply) => reply.versions,
  });

  async function restore({ number }: ForecastVersion, close: () => void) {
    setRestoring(number);
    const refusal = await restoreVersion(own, savedAs, number);
    if (refusal === null) return close();
    setFailure(refusal);
    setRestoring(null);
  }

  return (
    <SidePanel
      title="Versions"
      note={savedAs.name}
      onClose={onClose}
      footer={() => <VersionLinesFoot>Versions can’t be edited or deleted one by one.</VersionLinesFoot>}
    >
      {(close) => (
        <>
          {failure !== null && <Notice tone="error">{failure}</Notice>}
          {!isSaved && (
            <Notice>Your last edits aren’t saved yet. A version can be restored once they are.</Notice>
          )}
          <Loaded
            answer={versions}
            places={<ListPlaces height="4.5rem" />}
            unaffected="Your forecast isn’t affected."
          >
            {(all) => {
              const restorable = { canRestore: isSaved && restoring === null, restoring };
              const onRestore = (version: ForecastVersion) => void restore(version, close);
              const shared = { ...restorable, onRestore, currency: model.priceCurrency };
              return opened === null ? (
                <VersionList
                  versions={all}
                  {...shared}
                  onOpen={setOpened}
                  onExplain={({ number }) => {
                    close();
                    session.explain(number);
                    window.location.hash = 'value-moved';
                  }}
                />
              ) : (
                <OneVersion
                  {...shared}
                  symbol={symbol}
                  forecastId={savedAs.id}
                  version={opened}
                  isCurrent={opened.number === all[0]?.number}
                  onBack={() => setOpened(null)}
                />
              );
            }}
          </Loaded>
        </>
      )}
    </SidePanel>
  );
}
