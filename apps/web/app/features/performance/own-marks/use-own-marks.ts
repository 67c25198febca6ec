import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { PlotLevel } from '../../../ui/chart/marks/plot-levels.ts';
import { type ChartView, chartViewOf, type ViewInput } from '../plot/chart-view.ts';
import { useAlertsShown, useCommentsShown } from './shown-marks.ts';
import { priceSeriesOf, toAlertMarks } from './to-alert-marks.ts';
import { toCommentMarks } from './to-comment-marks.ts';

export interface OwnMarks {
  readonly levels: readonly PlotLevel[];
  readonly events: readonly PlotEvent[];
  /** Null for visitors, who have no marks of their own. */
  readonly toggles: readonly { readonly label: string; readonly on: boolean; toggle(): void }[] | null;
  /** Why what was asked for isn't drawn. */
  readonly remark: string | null;
}

const otherScale = 'Price alerts show on the stock price, in absolute values.';
const notLoaded = 'Your price alerts or comments couldn’t be loaded.';

/** A person’s price alerts and comments: the series `priceNotification` and `comment`. */
export function useOwnMarks(input: ViewInput): OwnMarks {
  const view = chartViewOf(input);
  const { symbol, asOf } = view.request;
  // They are of today.
  const isPerson = useViewer() !== null && asOf === null;
  const alerts = useShown(useAlertsShown);
  const comments = useShown(useCommentsShown);
  const path = { params: { symbol } };
  // Labelled as the card asks for them: one call for both.
  const ofAlerts = useQuery(
    isPerson && alerts.on
      ? { label: 'price alerts', call: 'GET /company/{symbol}/price_notification', input: path }
      : null,
  );
  const ofComments = useQuery(
    isPerson && comments.on
      ? {
          label: 'comments on a chart',
          call: 'GET /comment/company/{symbol}',
          input: path,
          refreshMs: 30_000,
        }
      : null,
  );
  const alertsNow = isPerson && alerts.on && ofAlerts.state === 'ready' ? ofAlerts.value : null;
  const commentsNow =
    isPerson && comments.on && ofComments.state === 'ready' ? ofComments.value.comments : null;
  const marks = useMemo(
    () => marksOf(view, input, alertsNow, commentsNow),
    [view, input, alertsNow, commentsNow],
  );
  if (!isPerson) return { ...none, toggles: null };
  const isFailed = [ofAlerts, ofComments].some(({ state }) => state === 'failed');
  const remark = isFailed ? notLoaded : marks.remark;
  return {
    ...marks,
    remark,
    toggles: [
      { label: 'Price alerts', ...alerts },
      { label: 'Comments', ...comments },
    ],
  };
}

const none = { levels: [], events: [], remark: null } as const;

function marksOf(
  view: ChartView,
  { years }: ViewInput,
  alerts: Parameters<typeof toAlertMarks>[0] | null,
  comments: Parameters<typeof toCommentMarks>[0] | null,
): Omit<OwnMarks, 'toggles'> {
  const price = priceSeriesOf(view.series, view.request.symbol);
  const ofAlerts = alerts === null || price === null ? none : toAlertMarks(alerts, price);
  const written = comments === null ? [] : toCommentMarks(comments, years, view.bands);
  return {
    levels: ofAlerts.levels,
    events: [...ofAlerts.events, ...written],
    remark: price === null && alerts !== null && alerts.alerts.length > 0 ? otherScale : null,
  };
}

function useShown(choice: typeof useAlertsShown | typeof useCommentsShown) {
  useEffect(() => void choice.persist.rehydrate(), [choice]);
  const { value, choose } = choice();
  const on = value === 'on';
  return { on, toggle: () => choose(on ? 'off' : 'on') };
}
