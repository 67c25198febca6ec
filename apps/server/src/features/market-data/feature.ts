import type { Feature } from '../../platform/feature.ts';
import { importCommands } from './import-commands.ts';
import { refreshFilingsNightly } from './jobs.ts';

export const marketData = {
  name: 'market-data',
  level: 6,
  // The SEC requires a contact address.
  queues: (deps) => (deps.config.secContact === null ? [] : [refreshFilingsNightly(deps)]),
  commands: importCommands,
} satisfies Feature;
