import type { ForecastId } from '@tenfold/contract/ids';
import { useMemo } from 'react';
import type { Answer } from '../../../platform/queries/query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import type { Model } from '../model/model.ts';
import { MovedWalk } from './MovedWalk.tsx';
import { useWalkEnd, type WalkState, walkStateNow } from './use-walk-end.ts';
import { WalkEnds, type WalkEndsProps } from './WalkEnds.tsx';

interface Props extends WalkEndsProps {
  model: Model;
  forecastId: ForecastId;
}

export function MovedBetween(props: Props) {
  const { model, forecastId, from, to } = props;
  const { symbol, base, priceCurrency } = model.company;
  const { result, setting } = model.estimate;
  const { own, typed } = model.forecast;
  const walked = { symbol, forecastId, revision: own.revision, until: setting.day };
  const older = useWalkEnd(walked, from);
  const newer = useWalkEnd(walked, to);
  const now = useMemo(() => walkStateNow({ base, result, setting, typed }), [base, result, setting, typed]);
  const ends = useMemo(() => {
    const page: Answer<WalkState> = { state: 'ready', value: now, failure: null };
    return both(from.kind === 'now' ? page : older, to.kind === 'now' ? page : newer);
  }, [from, to, older, newer, now]);
  return (
    <>
      <WalkEnds {...props} />
      <Loaded answer={ends} places={<ListPlaces height="2.5rem" />} unaffected="The value isn’t affected.">
        {([start, end]) => (
          <MovedWalk
            from={start}
            to={end}
            currency={priceCurrency}
            symbol={symbol}
            only={props.versions.length === 1}
          />
        )}
      </Loaded>
    </>
  );
}

function both<Value>(one: Answer<Value>, other: Answer<Value>): Answer<readonly [Value, Value]> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return { state: 'ready', value: [one.value, other.value], failure: null };
}
