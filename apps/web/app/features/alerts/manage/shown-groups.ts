import type { AlertGroup, PriceAlert } from '@tenfold/contract/alerts';

export type Shown = 'all' | 'armed' | 'fired';

/** Waiting and suspended ones are among all. */
export function countByShown(groups: readonly AlertGroup[]): Record<Shown, number> {
  const alerts = groups.flatMap((group) => group.alerts);
  const count = (shown: Shown) => alerts.filter((alert) => isShown(alert, shown)).length;
  return { all: count('all'), armed: count('armed'), fired: count('fired') };
}

export function shownGroups(groups: readonly AlertGroup[], shown: Shown): AlertGroup[] {
  return groups
    .map((group) => ({ ...group, alerts: group.alerts.filter((alert) => isShown(alert, shown)) }))
    .filter(({ alerts }) => alerts.length > 0);
}

function isShown({ state }: PriceAlert, shown: Shown): boolean {
  return shown === 'all' || state === shown;
}
