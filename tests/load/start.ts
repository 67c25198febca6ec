import type { Running } from './processes.ts';
import { heading, line } from './report.ts';

export async function benchStart(product: Running): Promise<void> {
  heading('Start');
  line('ready, warm, PostgreSQL', `${Math.round(product.readyMilliseconds)} ms`, 'aim: under 1,000 ms');
  line('memory, fresh', `${Math.round(product.memory().now)} MiB`, 'aim: under 150 MiB');
}

/** Measured last. */
export async function printMemory(product: Running): Promise<void> {
  const { now, peak } = product.memory();
  line('memory, after all of this', `${Math.round(now)} MiB`, `peak ${Math.round(peak)} MiB`);
}
