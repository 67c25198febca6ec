import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import { chartViewOf, type ViewInput } from '../plot/chart-view.ts';
import { useCommentsShown } from './shown-marks.ts';
import { toCommentMarks } from './to-comment-marks.ts';

export interface OwnMarks {
  readonly events: readonly PlotEvent[];
  /** Null for visitors, who have no marks of their own. */
  readonly toggles: readonly { readonly label: string; readonly on: boolean; toggle(): void }[] | null;
  /** Why what was asked for isn't drawn. */
  readonly remark: string | null;
}

const notLoaded = 'Your comments couldn’t be loaded.';

/** A person’s comments: the series `comment`. */
export function useOwnMarks(input: ViewInput): OwnMarks {
  const isPerson = useViewer() !== null;
  const view = chartViewOf(input);
  const comments = useShown(useCommentsShown);
  const ofComments = useQuery(
    isPerson && comments.on
      ? {
          label: 'comments on a chart',
          call: 'GET /comment/company/{symbol}',
          input: { params: { symbol: view.request.symbol } },
          refreshMs: 30_000,
        }
      : null,
  );
  const commentsNow =
    isPerson && comments.on && ofComments.state === 'ready' ? ofComments.value.comments : null;
  const events = useMemo(
    () => (commentsNow === null ? [] : toCommentMarks(commentsNow, input.years, view.bands)),
    [view, input, commentsNow],
  );
  if (!isPerson) return { events: [], toggles: null, remark: null };
  return {
    events,
    toggles: [{ label: 'Comments', ...comments }],
    remark: ofComments.state === 'failed' ? notLoaded : null,
  };
}

function useShown(choice: typeof useCommentsShown) {
  useEffect(() => void choice.persist.rehydrate(), [choice]);
  const { value, choose } = choice();
  const on = value === 'on';
  return { on, toggle: () => choose(on ? 'off' : 'on') };
}
