import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { ImportError } from '../import-error.ts';
import { Edgar, type EdgarPace } from './edgar.ts';

export function secContactMissing(): ImportError {
  return new ImportError('The SEC asks its callers for an email address: set SEC_CONTACT and try again.');
}

export function createEdgar(
  { secContact, edgarUrl }: Pick<Config, 'secContact' | 'edgarUrl'>,
  clock: Clock,
  pace?: EdgarPace,
): Edgar {
  if (secContact === null) throw secContactMissing();
  return new Edgar({
    fetch,
    now: () => clock.now().getTime(),
    pause: async (milliseconds) => {
      await pause(milliseconds);
    },
    contact: secContact,
    ...(edgarUrl !== null && { dataUrl: edgarUrl, filesUrl: `${edgarUrl}/files` }),
    ...(pace !== undefined && { pace }),
  });
}
