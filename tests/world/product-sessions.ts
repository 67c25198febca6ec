/** What the product checks who calls with, for a process that is not the product: of its modules, only these are loaded, and late. */
export async function openProductSessions(environment: Readonly<Record<string, string>>) {
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const { openSessions } = await import('../../apps/server/src/features/accounts/sessions/sessions.ts');
  const { Changes } = await import('../../apps/server/src/platform/changes/index.ts');
  const { systemClock } = await import('../../apps/server/src/platform/clock/index.ts');
  const { openDatabase } = await import('../../apps/server/src/platform/db/index.ts');
  const { openLog } = await import('../../apps/server/src/platform/log/index.ts');
  const log = openLog('silent');
  const config = readConfig(environment);
  const database = await openDatabase(config, log);
  const changes = new Changes(log);
  const sessions = openSessions({ db: database.db, clock: systemClock, config, changes });
  return { changes, sessions, close: () => database.close() };
}
