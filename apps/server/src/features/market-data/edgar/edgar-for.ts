import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/index.ts';
import { CannotImport } from '../cannot-import.ts';
import { Edgar } from './edgar.ts';

/** The SEC is asked only by somebody who says who they are. */
export function noSecContact(): CannotImport {
  return new CannotImport('The SEC asks its callers for an email address: set SEC_CONTACT and try again.');
}

export function edgarFor(contact: string | null, clock: Clock): Edgar {
  if (contact === null) throw noSecContact();
  return new Edgar({
    fetch,
    now: () => clock.now().getTime(),
    pause: async (milliseconds) => {
      await pause(milliseconds);
    },
    contact,
  });
}
