import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/index.ts';
import { ImportError } from '../import-error.ts';
import { Edgar } from './edgar.ts';

export function secContactMissing(): ImportError {
  return new ImportError('The SEC asks its callers for an email address: set SEC_CONTACT and try again.');
}

export function createEdgar(contact: string | null, clock: Clock): Edgar {
  if (contact === null) throw secContactMissing();
  return new Edgar({
    fetch,
    now: () => clock.now().getTime(),
    pause: async (milliseconds) => {
      await pause(milliseconds);
    },
    contact,
  });
}
