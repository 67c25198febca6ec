import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/platform/db/index.ts';

/** How long something takes, in milliseconds: the median of seven. */
export async function medianMs(work: () => Promise<unknown>): Promise<string> {
  return at(await timesOf(7, work), 0.5).toFixed(1);
}

/** In milliseconds, one after the other. */
export async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

/** Reading one row by its key, the least that a query takes: others are told as multiples of its median. */
export async function rowTimes(db: Db, among: number): Promise<number[]> {
  let number = 0;
  return timesOf(100, () => {
    number = (number + 7_919) % among;
    return sql`select title from qa_question where post_id = ${1 + number}`.execute(db);
  });
}

/** @param share 0.5: the median */
export function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
}

/** The median, and what 99 of 100 take at most. */
export function timesText(times: readonly number[]): string {
  return `${at(times, 0.5).toFixed(1)} / ${at(times, 0.99).toFixed(1)} ms`;
}

/** @param row the median of reading one row */
export function against(times: readonly number[], row: number): string {
  return `${(at(times, 0.5) / row).toFixed(0)} / ${(at(times, 0.99) / row).toFixed(0)} times the row`;
}
