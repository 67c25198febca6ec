import type { getSample } from '@tenfold/contract/company';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';

export type SampleProgress = ReplyOf<typeof getSample>;

const lookEveryMs = 3_000;

/** Followed until all companies of the sample are loaded. */
export function useSampleProgress(initial: SampleProgress): SampleProgress {
  const [known, setKnown] = useState(initial);
  const news = useQuery(
    known.loaded < known.total
      ? {
          label: 'companies of the sample',
          call: 'GET /sample',
          input: {},
          initial: known,
          refreshMs: lookEveryMs,
          failures: 'hidden',
        }
      : null,
  );
  const latest = news.state === 'ready' ? news.value : known;
  useEffect(() => setKnown(latest), [latest]);
  return latest;
}
