import type { NotificationSettings } from '@tenfold/contract/notifications';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { fetchQuery } from '../../../platform/queries/use-query.ts';
import { isBellPrepared, playBell } from './bell-sound.ts';
import { settingsQuery } from './settings-query.ts';

const key = 'notification-rung';

/** In one tab of a person, however many hear of it; silent where they turned the bell off. */
export async function ringOnce(accountId: number, seq: number): Promise<void> {
  try {
    if (!isBellPrepared() || !(await isBellOn())) return;
    await inOneTab(async () => {
      const [account, last] = (localStorage.getItem(key) ?? '').split(' ').map(Number);
      if (account === accountId && last !== undefined && last >= seq) return;
      localStorage.setItem(key, `${accountId} ${seq}`);
      void playBell();
    });
  } catch (cause) {
    logFailure('the bell', cause);
  }
}

async function isBellOn(): Promise<boolean> {
  const { bellSound } = await fetchQuery<typeof settingsQuery.call, NotificationSettings>(settingsQuery);
  return bellSound;
}

/** Without locks, as on a plain http address of a network, two tabs may both ring. */
async function inOneTab(ring: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await ring();
  else await navigator.locks.request(key, ring);
}
