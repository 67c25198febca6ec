import type { AlertGroup, PriceAlert } from '@tenfold/contract/alerts';

export type AlertFilter = 'all' | 'armed' | 'fired';

/** Waiting and suspended ones are among all. */
export function countByShown(groups: readonly AlertGroup[]): Record<AlertFilter, number> {
  const alerts = groups.flatMap((group) => group.alerts);
  const count = (shown: AlertFilter) => alerts.filter((alert) => isShown(alert, shown)).length;
  return { all: count('all'), armed: count('armed'), fired: count('fired') };
}

export function shownGroups(groups: readonly AlertGroup[], shown: AlertFilter): AlertGroup[] {
  return groups
    .map((group) => ({ ...group, alerts: group.alerts.filter((alert) => isShown(alert, shown)) }))
    .filter(({ alerts }) => alerts.length > 0);
}

function isShown({ state }: PriceAlert, shown: AlertFilter): boolean {
  return shown === 'all' || state === shown;
}
