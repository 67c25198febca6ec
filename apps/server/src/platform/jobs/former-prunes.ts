import type { PgBoss } from 'pg-boss';

export const pruneName = 'prune-';

/** An older version scheduled them, under names that no feature has now. */
export async function unscheduleFormerPrunes(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (name.startsWith(pruneName) && !names.includes(name)) await boss.unschedule(name);
  }
}
