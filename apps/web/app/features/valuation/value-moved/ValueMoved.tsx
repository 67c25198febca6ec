import type { ForecastId } from '@tenfold/contract/ids';
import { useState } from 'react';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import type { Model } from '../model/model.ts';
import { type EndChoice, now } from './end-choice.ts';
import { MovedBetween } from './MovedBetween.tsx';
import { useSteadyQuery } from './use-steady-query.ts';
import './value-moved.css';

interface Chosen {
  readonly from?: EndChoice;
  readonly to?: EndChoice;
}

/** Why the value of a saved forecast moved, between two of its versions or to how it stands on the page. */
export function ValueMoved({ model, forecastId }: { model: Model; forecastId: ForecastId }) {
  const { symbol } = model.company;
  const { setting } = model.estimate;
  const { own } = model.forecast;
  const [chosen, choose] = useState<Chosen>({});
  const versions = useSteadyQuery({
    // Saved since, it is another list.
    label: `versions at revision ${own.revision}`,
    call: 'GET /company/{symbol}/forecast/{forecastId}/versions',
    input: { params: { symbol, forecastId }, query: { until: setting.day ?? undefined } },
    read: (reply) => reply.versions,
  });
  return (
    <Loaded
      answer={versions}
      places={<ListPlaces height="3rem" />}
      className="value-moved"
      unaffected="The value isn’t affected."
    >
      {(all) => {
        const before = all[1] ?? all[0];
        if (before === undefined) return null;
        return (
          <MovedBetween
            model={model}
            forecastId={forecastId}
            versions={all}
            from={chosen.from ?? { kind: 'version', number: own.explained?.version ?? before.number }}
            to={chosen.to ?? now}
            onChoose={(next) => choose({ ...chosen, ...next })}
          />
        );
      }}
    </Loaded>
  );
}
