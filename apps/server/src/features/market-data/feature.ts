import type { Feature } from '../../platform/feature.ts';
import { importCommands } from './import-commands.ts';
import { refreshFilingsNightly } from './jobs.ts';

export const marketData = {
  name: 'market-data',
  level: 6,
  // Without an address to name, the SEC is not asked.
  queues: (deps) => (deps.config.secContact === null ? [] : [refreshFilingsNightly(deps)]),
  commands: importCommands,
} satisfies Feature;
